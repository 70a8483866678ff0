import * as contract from "@fanradar/contract";
import { accessOf, type Call, type ErrorCode, errorBody, errorCodes, errorStatus, liveEvent } from "@fanradar/contract";
import { callWords, openapiWords } from "@fanradar/words/en/calls";
import { errorWords } from "@fanradar/words/en/errors";
import * as z from "zod/mini";
import type { Config } from "../../config/config.ts";
import { errorCodesOf } from "../../platform/http/error-codes-of.ts";
import { hostCookie, sessionCookieName } from "../../platform/http/session-cookie.ts";

type CallName = keyof typeof callWords;
const exported: [name: string, value: unknown][] = Object.entries(contract);
const isCall = (entry: [name: string, value: unknown]): entry is [CallName, Call] => entry[0] in callWords;
const order = Object.keys(callWords);
const calls = exported.filter(isCall).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));

/**
 * What answers hold, each schema once, under the name that the contract exports it by; an answer's own under its call's name. Written out
 * in every answer they would be five times as long, and Swagger UI would take seconds to read them.
 */
const answers = z.registry<{ id: string }>();
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;
for (const [name, value] of exported) if (isSchema(value) && !answers.has(value)) answers.add(value, { id: name });
for (const [name, { output }] of calls) if (!answers.has(output)) answers.add(output, { id: `${name}Answer` });
const pathOf = (id: string | undefined) => `#/components/schemas/${id}`;

/**
 * The OpenAPI 3.1 document of every call of the contract, so exact that it can be fuzzed against: schemas are the
 * contract's own, and every status an operation may answer is named.
 */
export function openapi(config: Config) {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (path: string, method: string, operation: unknown) => {
    const at = path.replace(/:(\w+)/g, "{$1}");
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation };
  };
  for (const [name, call] of calls) add(call.path, call.method, operationOf(name, call));
  add(contract.eventsPath, "GET", eventsOf("streamEvents", openapiWords.myEvents));
  add(contract.modelEventsPath, "GET", eventsOf("streamModelEvents", openapiWords.modelEvents, contract.idParam));
  return {
    openapi: "3.1.0",
    info: { title: openapiWords.title, version: "1", description: openapiWords.description },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      schemas: schemasOfAnswers(),
      responses: responsesOfErrors(),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(config),
          description: openapiWords.session,
        },
        guest: {
          type: "apiKey",
          in: "cookie",
          name: hostCookie(config, "guest").name,
          description: openapiWords.guest,
        },
      },
    },
  };
}

function operationOf(name: CallName, call: Call) {
  const { body, params, query, status, output, takesFile, answers: type = "application/json" } = call;
  const access = accessOf(call);
  return {
    operationId: name,
    summary: callWords[name],
    tags: [tagOf(call.path)],
    ...(access === "signed-in" && { security: [{ session: [] }] }),
    ...(access === "guest" && { security: bySession }),
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...(call.takesIdempotencyKey ? [idempotencyKey] : []),
      ...(call.takesCreatorLink ? [creatorLink] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(schemaOfInput(body)) } }),
    ...(takesFile && { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    responses: {
      [status]: { description: openapiWords.accepted, content: { [type]: { schema: refOf(output) } } },
      ...errorsOf(errorCodesOf(call)),
    },
  };
}

/** For signed-in people, and visitors who started an analysis. */
const bySession = [{ session: [] }, { guest: [] }];

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: openapiWords.idempotencyKey,
  schema: { type: "string", maxLength: 100 },
};

const creatorLink = {
  name: contract.creatorLinkHeader,
  in: "header",
  required: false,
  description: openapiWords.creatorLink,
  schema: { type: "string", maxLength: 100 },
};

function eventsOf(operationId: string, summary: string, params?: Call["params"]) {
  return {
    operationId,
    summary,
    tags: ["events"],
    security: params ? bySession : [{ session: [] }],
    parameters: parametersOf(params, "path"),
    responses: {
      200: {
        description: openapiWords.accepted,
        content: { "text/event-stream": { schema: { type: "string", "x-event": refOf(liveEvent) } } },
      },
      ...errorsOf(errorsOfEvents(params !== undefined)),
    },
  };
}

/** Errors by status; codes that share one are listed together, and answers that are equal are written once. */
function errorsOf(codes: readonly ErrorCode[]) {
  return Object.fromEntries(
    byStatus(codes).map(([status, sharing]) => [status, { $ref: `#/components/responses/${nameOf(sharing)}` }]),
  );
}

/** The errors that answers name, by their codes. */
function responsesOfErrors() {
  const all = [...calls.map(([, call]) => errorCodesOf(call)), errorsOfEvents(false), errorsOfEvents(true)];
  return Object.fromEntries(
    all.flatMap(byStatus).map(([, codes]) => [
      nameOf(codes),
      {
        description: codes.map((code) => `${code}: ${errorWords[code]}`).join(" "),
        content: json(refOf(errorBody)),
      },
    ]),
  );
}

function byStatus(codes: readonly ErrorCode[]): [status: string, codes: ErrorCode[]][] {
  const possible = errorCodes.filter((code) => codes.includes(code));
  return Object.entries(Object.groupBy(possible, (code) => `${errorStatus[code]}`)).map(([status, some = []]) => [
    status,
    some,
  ]);
}

const nameOf = (codes: readonly ErrorCode[]) => codes.join(".");

/** @param isOfModel an event stream that somebody may not see */
const errorsOfEvents = (isOfModel: boolean): ErrorCode[] => [
  "unauthenticated",
  ...(isOfModel ? (["not-found"] as const) : []),
  "unavailable",
  "internal",
];

/** Members of an object schema as parameters. */
function parametersOf(schema: Call["params"], place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOfInput(schema);
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: member,
  }));
}

/** JSON Schema 2020-12, which is OpenAPI 3.1's own. Checks that it cannot say are left to the answer's 422. */
function schemaOfInput(schema: z.ZodMiniType) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}

/** The named schemas of answers, which name each other. */
function schemasOfAnswers() {
  const { schemas } = z.toJSONSchema(answers, { io: "output", unrepresentable: "any", uri: pathOf });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...rest }]) => [name, rest]));
}

const refOf = (schema: z.ZodMiniType) => ({ $ref: pathOf(answers.get(schema)?.id) });

const json = (schema: unknown) => ({ "application/json": { schema } });

/** '/api/models/:id/report' → 'models': the noun that an operation is about. */
function tagOf(path: string): string {
  const noun = path.split("/")[2] ?? "";
  return ["health", "ready", "openapi.json"].includes(noun) ? "instance" : noun;
}
