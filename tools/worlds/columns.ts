// The tables a made world fills, in the order in which foreign keys allow it.
export const columns = {
  users: ['id', 'email', 'name', 'role', 'password_hash', 'language'],
  suppliers: ['id', 'slug', 'name', 'legal_name', 'country', 'currency', 'address', 'email', 'phone', 'register_number', 'tax_number'],
  places: ['id', 'slug', 'country', 'latitude', 'longitude', 'time_zone', 'popularity', 'picture_url', 'picture_scene'],
  place_texts: ['place_id', 'language', 'name', 'line'],
  categories: ['id', 'slug', 'position'],
  category_texts: ['category_id', 'language', 'name', 'description'],
  tags: ['id', 'slug', 'position'],
  tag_texts: ['tag_id', 'language', 'name'],
  tours: [
    'id', 'slug', 'supplier_id', 'place_id', 'currency', 'from_price_minor', 'duration_minutes', 'guide_languages', 'policy_key',
    'pay_later', 'confirmation', 'pickup_available', 'meeting_latitude', 'meeting_longitude', 'review_count', 'stars_sum', 'popularity',
  ],
  tour_texts: ['tour_id', 'language', 'title', 'description', 'what_to_do', 'detail', 'included', 'meeting_point'],
  tour_categories: ['tour_id', 'category_id'],
  tour_tags: ['tour_id', 'tag_id'],
  tour_pictures: ['tour_id', 'position', 'url', 'scene'],
  options: ['id', 'tour_id', 'position'],
  option_texts: ['option_id', 'language', 'name'],
  units: ['id', 'option_id', 'kind', 'price_minor', 'min_age', 'max_age'],
  schedules: ['id', 'option_id', 'weekdays', 'start_times', 'capacity', 'season_starts_on', 'season_ends_on'],
  departures: ['id', 'option_id', 'tour_id', 'starts_at_local', 'time_zone', 'starts_at', 'capacity', 'taken'],
  bookings: [
    'id', 'reference', 'user_id', 'tour_id', 'option_id', 'departure_id', 'state', 'seats', 'adults', 'children', 'lines', 'currency',
    'total_minor', 'commission_minor', 'payment_kind', 'policy_key', 'starts_at', 'starts_at_local', 'time_zone', 'language',
    'created_at', 'placed_at', 'confirmed_at', 'reviewed_at',
  ],
  ledger_transactions: ['id', 'booking_id', 'kind', 'at'],
  ledger_entries: ['transaction_id', 'account', 'supplier_id', 'currency', 'amount_minor'],
  reviews: ['id', 'tour_id', 'booking_id', 'user_id', 'author', 'stars', 'comment', 'language', 'written_at'],
} as const;

export type Table = keyof typeof columns;
export const tables = Object.keys(columns) as Table[];

/** A value of a row: text that PostgreSQL reads, a list for an array, null for nothing. */
export type Value = string | number | boolean | null | readonly (string | number)[];

/** Rows by table, each in the order of the table's columns. */
export type Rows = Record<Table, Value[][]>;

export const noRows = (): Rows => Object.fromEntries(tables.map((table) => [table, []])) as unknown as Rows;
