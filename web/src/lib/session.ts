import {
  getInstance,
  getSession,
  instanceElementId,
  type Membership,
  type Person,
  type Session,
  sessionElementId,
} from "@fanradar/contract";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call, showWorkspace } from "./call.ts";
import { dropAnswers } from "./early-answers.ts";
import { forgetOfflineCopy } from "./offline/cache.ts";
import { showLoadFailure } from "./own-language.ts";
import { storePreferences } from "./preferences.ts";
import { callKey, callQuery } from "./queries.ts";
import { endSession, forgetPendingSignOut, isSignOutPending } from "./sign-out.ts";

const cacheKey = "auth_user";
const sessionKey = callKey(getSession);
/** Whether something is unread: known from the session, the list of notifications and live events. */
export const hasUnreadKey = ["has-unread"];
/** The workspaces of who is signed in, and which of them they work in. */
export const workspacesKey = ["workspaces"];

export interface Workspaces {
  current: Membership | undefined;
  all: readonly Membership[];
}

/**
 * Takes up the session and the instance that the page brought along. What it did not bring is requested; so is the session where a
 * sign-out still has to be sent.
 */
export function beginSession(client: QueryClient): void {
  const instance = document.getElementById(instanceElementId);
  if (instance) client.setQueryData(callKey(getInstance), JSON.parse(instance.textContent));
  const element = document.getElementById(sessionElementId);
  if (element && !isSignOutPending()) client.setQueryData(sessionKey, takeUp(client, JSON.parse(element.textContent)));
}

/** Who is signed in; undefined while it is not known, null for a visitor. */
export function useSession(): Person | null | undefined {
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: async ({ client }) => {
      // Signed out here while the server was unreachable: sign-out is sent first, and until then no one is signed in here.
      if (isSignOutPending() && !(await endSession())) return null;
      return takeUp(client, await call(getSession));
    },
  });
  return data;
}

/** Shows pages as the session says, and answers who is signed in. */
function takeUp(client: QueryClient, { user, hasUnread, preferences, workspace, workspaces }: Session): Person | null {
  const before = client.getQueryData<Workspaces>(workspacesKey)?.current;
  const now: Workspaces = { current: workspace, all: workspaces ?? [] };
  client.setQueryData(workspacesKey, now);
  showWorkspace(workspace?.id);
  // Removed meanwhile, or another window opened another one: nothing of the one before stays on the page or for reading offline.
  if (before && workspace && before.id !== workspace.id) {
    forgetOfflineCopy();
    dropAnswers();
    void client.resetQueries({ predicate: ({ queryKey }) => !ownKeys.includes(queryKey[0]) });
  }
  client.setQueryData(hasUnreadKey, hasUnread);
  if (preferences) storePreferences(preferences).catch(showLoadFailure);
  rememberPerson(user);
  return user;
}

const ownKeys: readonly unknown[] = [sessionKey[0], hasUnreadKey[0], workspacesKey[0]];

/** What this instance is and can do. */
export function useInstance() {
  return useQuery(callQuery(getInstance)).data;
}

/** Who is signed in, outside a component: undefined while it is not known, null for a visitor. */
export const knownPerson = (client: QueryClient) => client.getQueryData<Person | null>(sessionKey);

/** Shows everything to this person from now on, null for a visitor, without a request. */
export const setPerson = (client: QueryClient, person: Person | null) => client.setQueryData(sessionKey, person);

/** Fetches the session again: who is signed in, their preferences, whether something is unread. */
export const refreshSession = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionKey });

/** Of a query that the session is not among. */
export const isNotSession = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionKey[0];

/** Begins a new session: forgets all answers to the one before, and fetches the preferences that come with this one. */
export function startSession(client: QueryClient, person: Person): void {
  rememberPerson(person);
  dropAnswers();
  client.clear();
  setPerson(client, person);
  void refreshSession(client);
}

/** Whether a person was signed in in this browser. Used until the session is known. */
export const wasSignedIn = (): boolean => localStorage.getItem(cacheKey) !== null;

/** The id of who was signed in last in this browser; undefined for a visitor. */
export function storedPersonId(): number | undefined {
  try {
    return JSON.parse(localStorage.getItem(cacheKey) ?? "{}").id;
  } catch {
    // Another version wrote it: nobody is known.
    return undefined;
  }
}

/** Keeps who was signed in last, and removes what another has left for reading offline. A cache, never proof: the session cookie is proof. */
export function rememberPerson(person: Person | null): void {
  if (person?.id !== storedPersonId()) forgetOfflineCopy();
  if (person) {
    localStorage.setItem(cacheKey, JSON.stringify(person));
    // The new session took the old one's place.
    forgetPendingSignOut();
  } else localStorage.removeItem(cacheKey);
}

/** The page that a person begins at: a model's own page, else the dashboard. */
export const homeOf = ({ userType }: Pick<Person, "userType">): string =>
  userType === "model" ? "/model-dashboard" : "/dashboard";

/** A path of this site to go to after signing in; anything else is the person's first page. */
export function safeNext(search: string, person: Pick<Person, "userType">): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  const isOwn =
    next.startsWith("/") &&
    new URL(next, "https://own.invalid").origin === "https://own.invalid" &&
    !/^\/[/\\]/.test(next);
  return isOwn && !next.startsWith("/login") ? next : homeOf(person);
}
