-- What the database itself holds true of workspaces. Applied as a whole by every migrate, after the tables: Drizzle describes no
-- triggers, so that a regenerated migration would leave them out.

-- Every account has a workspace of its own, with its id, and is its owner.
CREATE OR REPLACE FUNCTION make_personal_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO workspaces (id, personal_of) VALUES (new.id, new.id);
	INSERT INTO workspace_members (workspace_id, user_id, role, scope, sees_earnings)
	VALUES (new.id, new.id, 'owner', 'all', true);
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_have_a_workspace AFTER INSERT ON users
	FOR EACH ROW EXECUTE FUNCTION make_personal_workspace();

-- Nobody else is a member of a personal workspace, and no workspace is without an owner. Of two transactions that each take one of
-- the last two owners away, the second waits for the first at the workspace's row and then finds none left.
CREATE OR REPLACE FUNCTION check_workspace_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	workspace workspaces%ROWTYPE;
BEGIN
	SELECT * INTO workspace FROM workspaces WHERE id = coalesce(old.workspace_id, new.workspace_id) FOR UPDATE;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	IF workspace.personal_of IS NOT NULL AND EXISTS (
		SELECT 1 FROM workspace_members WHERE workspace_id = workspace.id AND user_id <> workspace.personal_of
	) THEN
		RAISE EXCEPTION 'workspace % is personal', workspace.id USING errcode = 'check_violation', constraint = 'workspaces_personal';
	END IF;
	IF NOT EXISTS (SELECT 1 FROM workspace_members WHERE workspace_id = workspace.id AND role = 'owner') THEN
		RAISE EXCEPTION 'workspace % has no owner', workspace.id USING errcode = 'check_violation', constraint = 'workspaces_last_owner';
	END IF;
	RETURN NULL;
END $$;

DO $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'workspaces_keep_an_owner') THEN
		CREATE CONSTRAINT TRIGGER workspaces_keep_an_owner AFTER INSERT OR UPDATE OR DELETE ON workspace_members
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_workspace_members();
	END IF;
END $$;
