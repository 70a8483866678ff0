-- Keeps the audit log a table that can only be added to. Applied as a whole by every migrate, after the tables: Drizzle describes no
-- triggers, so that a regenerated migration would leave them out.

CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The action of a foreign key, as of a deleted account or model, is a trigger around this one.
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'audit_entries can only be added to' USING errcode = 'insufficient_privilege';
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN old;
	END IF;
	IF new.actor_id IS NULL THEN
		new.ip := NULL;
	END IF;
	RETURN new;
END $$;

CREATE OR REPLACE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE OR REPLACE TRIGGER audit_not_truncated BEFORE TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
