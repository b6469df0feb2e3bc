// What the queries of several folders say of categories. Plain text: the library of the search index loads it without a database.

/** SQL for which tour is in which category: a tour of a category is also one of its parent. */
export const toursInCategories = `(
  select tour_id, category_id from tour_categories
  union select l.tour_id, c.parent_id from tour_categories l join categories c on c.id = l.category_id where c.parent_id is not null)`;

/** SQL for the order of the categories of this alias: each before those below it. */
export const categoryOrder = (c: 'c' | 'e' | 'w'): string => `
  coalesce((select u.position from categories u where u.id = ${c}.parent_id), ${c}.position),
  coalesce((select u.slug from categories u where u.id = ${c}.parent_id), ${c}.slug) collate "C",
  ${c}.depth, ${c}.position, ${c}.slug collate "C"`;
