-- Tours showed the poster of their city. A supplier uploads pictures of its own; a job makes what browsers load of them.
create table supplier_pictures (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  -- Upright, without metadata. Several pictures may be cut from one original.
  original_file text not null,
  -- {left, top, width, height} as fractions of the original; null: all of it.
  crop jsonb check (jsonb_typeof(crop) = 'object'),
  -- Of the picture, after cropping.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_at timestamptz not null,
  -- When a draft last took it up or gave it up: what no tour uses is deleted a while after.
  used_at timestamptz not null,
  ready_at timestamptz,
  -- Of the last attempt to make them; the job tries again.
  failed_at timestamptz,
  check (ready_at is null or failed_at is null)
);

create table picture_renditions (
  picture_id uuid not null references supplier_pictures on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp')),
  file text not null unique,
  primary key (picture_id, width, format)
);

create index supplier_pictures_used on supplier_pictures (used_at);
create index supplier_pictures_original on supplier_pictures (original_file);
create index supplier_pictures_supplier on supplier_pictures (supplier_id);

-- A picture is an illustration, which has a scene, or one of a supplier, which has texts.
alter table tour_pictures
  add column picture_id uuid references supplier_pictures,
  add column alt jsonb check (jsonb_typeof(alt) = 'object'),
  add constraint tour_pictures_own check (picture_id is null or scene is null);
create index tour_pictures_picture on tour_pictures (picture_id) where picture_id is not null;

update tour_drafts set document = document || '{"pictures": []}' where not document ? 'pictures';
update tour_versions set document = document || '{"pictures": []}' where not document ? 'pictures';
