-- A pick-up point was a name and a time: travellers looked it up by themselves. Now it may have a place on the map, and how far around
-- it the driver goes. Constraints of columns that are new and null are checked at once.
alter table pickup_points
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column radius_metres integer check (radius_metres between 50 and 50000),
  add constraint pickup_points_place_check check ((latitude is null) = (longitude is null)),
  add constraint pickup_points_radius_check check (radius_metres is null or latitude is not null);
