-- What search stands on beside its tables: functions, the view of what it may know, and the triggers that keep its
-- tables. Applied as a whole by every migrate that finds it changed (apply-search.ts), which then fills the tables anew.
-- A function whose arguments or result change has to be dropped here first.

-- Letters without accents, case and ornament, by which alike is alike: 'Zoë', 'ZOE' and '𝒵𝑜𝑒' are 'zoe'.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT normalize(
		replace(replace(replace(replace(
			translate(
				regexp_replace(
					lower(normalize(left(given, 300), NFKD)),
					'[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u0640\u200b-\u200f\u2060\ufeff\u0027\u0060\u00b4\u02b0-\u02ff\u2018\u2019]+', '', 'g'),
				'øłđðħıŧςӏ', 'olddhitσl'),
			'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
		NFC)
$$;

-- The words of a text, folded: what stands between blanks, signs and pictures. Vowel signs of Indian scripts stay in their word.
CREATE OR REPLACE FUNCTION search_words_of(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(left(word, 60) ORDER BY place), '{}')
	FROM regexp_split_to_table(search_fold(given),
		'[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ua830-\ua83f\ue000-\uf8ff\ufe00-\ufe1f\ufe30-\ufe6f\uff00-\uff0f\uff1a-\uff20\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ef]+')
		WITH ORDINALITY AS parts(word, place)
	WHERE word <> ''
$$;

-- What a creator is found by: the words of name and handles, each handle in one, and every tail of a word without blanks
-- between names (Chinese, Japanese, Korean), so that the second name is a beginning too.
CREATE OR REPLACE FUNCTION search_terms_of(display_name text, handles text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH word AS (
		SELECT unnest(search_words_of(display_name)) AS word
		UNION SELECT unnest(search_words_of(handle)) FROM unnest(handles) AS handle
		UNION SELECT array_to_string(search_words_of(handle), '') FROM unnest(handles) AS handle
	)
	SELECT coalesce(array_agg(word), '{}') FROM (
		SELECT word FROM word WHERE word <> ''
		UNION SELECT substr(word, place) FROM word, generate_series(2, least(length(word), 20)) AS place
		WHERE word ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]'
	) AS every
$$;

-- What search may know of creators: those on the list whose whole profile is public, and of these what they show.
CREATE OR REPLACE VIEW search_sources AS
	SELECT creators.id AS creator_id,
		array_to_tsvector(search_terms_of(creators.display_name, linked.handles) || linked.platforms || badges.flags) AS terms,
		CASE WHEN shown.figures THEN linked.followers END AS followers,
		CASE WHEN shown.figures THEN models.trending_score END AS trending_score
	FROM creators
	CROSS JOIN LATERAL (SELECT coalesce(creators.visibility ->> 'figures', 'public') = 'public' AS figures) AS shown
	CROSS JOIN LATERAL (
		SELECT array_agg(profiles.handle::text) AS handles,
			array_agg(DISTINCT '#' || profiles.platform) AS platforms,
			max(newest.value) AS followers
		FROM profiles
		LEFT JOIN LATERAL (
			SELECT observations.value FROM observations
			JOIN evidence ON evidence.id = observations.evidence_id AND evidence.scope = 'public'
			WHERE observations.profile_id = profiles.id AND observations.metric = 'followers'
			ORDER BY observations.observed_at DESC LIMIT 1
		) AS newest ON true
		WHERE profiles.creator_id = creators.id
		HAVING count(*) > 0
	) AS linked
	CROSS JOIN LATERAL (
		SELECT array_remove(ARRAY[
			CASE WHEN creators.is_verified THEN '#verified' END,
			CASE WHEN creators.is_owner_verified THEN '#owner-verified' END,
			CASE WHEN creators.is_featured THEN '#featured' END], NULL) AS flags
	) AS badges
	LEFT JOIN models ON models.id = creators.id
	WHERE creators.is_listed AND coalesce(creators.visibility ->> 'profile', 'public') = 'public';

-- Words that a mistyped one is looked for among.
CREATE OR REPLACE FUNCTION search_spellings(terms tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT term FROM unnest(tsvector_to_array(terms)) AS term
	WHERE length(term) BETWEEN 3 AND 40 AND left(term, 1) <> '#' AND term ~ '[^0-9]'
$$;

-- Makes a creator's entry what it is now. Writes nothing where nothing changed. Not in SQL alone: such a function is planned at every call.
CREATE OR REPLACE FUNCTION refresh_search_entry(of_creator integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_entries WHERE creator_id = of_creator
		AND NOT EXISTS (SELECT 1 FROM search_sources WHERE creator_id = of_creator);
	INSERT INTO search_entries AS entry SELECT * FROM search_sources WHERE creator_id = of_creator
	ON CONFLICT (creator_id) DO UPDATE
		SET terms = excluded.terms, followers = excluded.followers, trending_score = excluded.trending_score
		WHERE (entry.terms, entry.followers, entry.trending_score)
			IS DISTINCT FROM (excluded.terms, excluded.followers, excluded.trending_score);
END $$;

CREATE OR REPLACE FUNCTION search_after_creator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_search_entry(NEW.id);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_after_creator AFTER UPDATE ON "creators" FOR EACH ROW
	WHEN ((OLD.display_name, OLD.is_listed, OLD.visibility, OLD.is_verified, OLD.is_owner_verified, OLD.is_featured)
		IS DISTINCT FROM (NEW.display_name, NEW.is_listed, NEW.visibility, NEW.is_verified, NEW.is_owner_verified, NEW.is_featured))
	EXECUTE FUNCTION search_after_creator();

CREATE OR REPLACE FUNCTION search_after_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.creator_id IS NOT NULL THEN PERFORM refresh_search_entry(OLD.creator_id); END IF;
	IF TG_OP <> 'DELETE' AND NEW.creator_id IS NOT NULL THEN PERFORM refresh_search_entry(NEW.creator_id); END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_after_profile AFTER INSERT OR DELETE OR UPDATE OF "creator_id", "handle" ON "profiles"
	FOR EACH ROW EXECUTE FUNCTION search_after_profile();

CREATE OR REPLACE FUNCTION search_after_model() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_search_entry(NEW.creator_id);
	RETURN NULL;
END $$;

-- A score is all that an entry has of a model.
CREATE OR REPLACE TRIGGER search_after_model AFTER INSERT ON "models" FOR EACH ROW
	WHEN (NEW.creator_id IS NOT NULL AND NEW.trending_score IS NOT NULL) EXECUTE FUNCTION search_after_model();

CREATE OR REPLACE TRIGGER search_after_score AFTER UPDATE OF "trending_score" ON "models" FOR EACH ROW
	WHEN (NEW.creator_id IS NOT NULL AND OLD.trending_score IS DISTINCT FROM NEW.trending_score) EXECUTE FUNCTION search_after_model();

CREATE OR REPLACE FUNCTION search_after_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_search_entry(creator_id) FROM profiles WHERE id = NEW.profile_id AND creator_id IS NOT NULL;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_after_reading AFTER INSERT ON "observations" FOR EACH ROW
	WHEN (NEW.metric = 'followers' AND NEW.profile_id IS NOT NULL) EXECUTE FUNCTION search_after_reading();

-- Holds the words of an entry while it is there. One that nobody has any more is deleted with its last entry: a name
-- leaves nothing behind. Who deletes waits for others who do, and leaves alone what another transaction has just taken up.
CREATE OR REPLACE FUNCTION search_after_entry() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
DECLARE
	before tsvector := '';
	now tsvector := '';
BEGIN
	IF TG_OP <> 'INSERT' THEN before := OLD.terms; END IF;
	IF TG_OP <> 'DELETE' THEN now := NEW.terms; END IF;
	IF before = now THEN RETURN NULL; END IF;
	LOOP
		INSERT INTO search_words SELECT search_spellings(now) ORDER BY 1 ON CONFLICT DO NOTHING;
		PERFORM 1 FROM (
			SELECT 1 FROM search_words WHERE word IN (SELECT search_spellings(now)) ORDER BY word FOR KEY SHARE
		) AS held HAVING count(*) = (SELECT count(*) FROM search_spellings(now));
		EXIT WHEN FOUND;
	END LOOP;
	IF before <> '' AND EXISTS (SELECT search_spellings(before) EXCEPT SELECT search_spellings(now)) THEN
		PERFORM pg_advisory_xact_lock(hashtext('search_words'));
		DELETE FROM search_words WHERE word IN (
			SELECT word FROM search_words
			WHERE word IN (SELECT search_spellings(before) EXCEPT SELECT search_spellings(now))
			ORDER BY word FOR UPDATE SKIP LOCKED
		) AND NOT EXISTS (SELECT 1 FROM search_entries WHERE terms @@ quote_literal(word)::tsquery);
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_after_entry AFTER INSERT OR DELETE OR UPDATE OF "terms" ON "search_entries"
	FOR EACH ROW EXECUTE FUNCTION search_after_entry();

-- Words that share at least this part of their trigrams with a word.
CREATE OR REPLACE FUNCTION search_words_like(given text, likeness real) RETURNS TABLE (word text) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('pg_trgm.similarity_threshold', likeness::text, true);
	RETURN QUERY SELECT search_words.word FROM search_words WHERE search_words.word % given ORDER BY similarity(search_words.word, given) DESC LIMIT 200;
END $$;

-- Entries that fit, by the index of their terms and no other way: whoever asks knows that they are few. The planner, which
-- takes each word it has no count of for a thousandth of all, would often go along the order of millions instead.
CREATE OR REPLACE FUNCTION search_entries_by_terms(asked tsquery) RETURNS SETOF search_entries LANGUAGE plpgsql STABLE
	SET enable_seqscan TO off SET enable_indexscan TO off SET plan_cache_mode TO force_custom_plan AS $$
BEGIN
	RETURN QUERY SELECT * FROM search_entries WHERE terms @@ asked;
END $$;

-- How many entries the planner believes to fit: right for frequent words, too many for others.
CREATE OR REPLACE FUNCTION search_estimate(asked tsquery) RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE plan json;
BEGIN
	EXECUTE format('EXPLAIN (FORMAT JSON) SELECT 1 FROM search_entries WHERE terms @@ %L::tsquery', asked) INTO plan;
	RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::double precision;
END $$;
