-- How PostgreSQL stores rows that are read by the thousand. Applied as a whole by every migrate, after the tables: Drizzle does not
-- describe it.

-- A series stays in its row up to a page: out of line and compressed, a portfolio of 2,000 profiles takes ten times as long to read.
ALTER TABLE profile_series SET (toast_tuple_target = 8160);
ALTER TABLE earning_series SET (toast_tuple_target = 8160);
