-- A category may stand below another one. The generated depths let a foreign key hold the two levels: a category with a parent has
-- depth 1, and whatever others stand below must have depth 0. So there is no circle, and none is deleted that has others below it.
alter table categories
  add column parent_id uuid,
  add column depth smallint not null generated always as (case when parent_id is null then 0 else 1 end) stored,
  add column parent_depth smallint generated always as (case when parent_id is null then null else 0 end) stored,
  add constraint categories_depth_key unique (id, depth),
  add constraint categories_parent_fkey foreign key (parent_id, parent_depth) references categories (id, depth);
create index categories_parent on categories (parent_id) where parent_id is not null;
