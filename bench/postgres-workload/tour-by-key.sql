-- One row of one table: the least that a tour can cost.
\set n random(1, :tours)
select t.* from bench_tours b join tours t on t.id = b.id where b.n = :n;
