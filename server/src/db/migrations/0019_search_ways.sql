-- Entries that fit, by the index of their terms and no other way: whoever asks knows that they are few. The planner, which
-- takes each word it has no count of for a thousandth of all, would often go along the order of millions instead.
CREATE FUNCTION search_entries_by_terms(asked tsquery) RETURNS SETOF search_entries LANGUAGE plpgsql STABLE
	SET enable_seqscan TO off SET enable_indexscan TO off SET plan_cache_mode TO force_custom_plan AS $$
BEGIN
	RETURN QUERY SELECT * FROM search_entries WHERE terms @@ asked;
END $$;--> statement-breakpoint
-- How many entries the planner believes to fit: right for frequent words, too many for others.
CREATE FUNCTION search_estimate(asked tsquery) RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE plan json;
BEGIN
	EXECUTE format('EXPLAIN (FORMAT JSON) SELECT 1 FROM search_entries WHERE terms @@ %L::tsquery', asked) INTO plan;
	RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::double precision;
END $$;
