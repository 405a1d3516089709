-- A connection keeps the plan of this function. One made while little was counted read the whole table for each order,
-- until the database had new statistics.
ALTER FUNCTION "count_try" SET enable_seqscan = off;
