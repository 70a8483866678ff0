import { z } from "zod";
import { StartRefusal } from "./refusal.ts";

const address = z.url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:4318" });
const headerPair = /^([^=,\s]+)=([^,]*)$/;

/** Where spans are sent to, and which. */
export interface TraceConfig {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that is kept, from 0 to 1. */
  ratio: number;
}

/** OpenTelemetry's own variables, those that FanRadar follows. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => text.split(",").every((pair) => headerPair.test(pair.trim())), {
      error: "must be name=value pairs, comma separated",
    })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/json", { error: "must be http/json, the only protocol that FanRadar sends traces by" })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("fanradar"),
  OTEL_TRACES_SAMPLER: z
    .enum(["always_on", "parentbased_always_on", "traceidratio", "parentbased_traceidratio"], {
      error: "must be always_on or traceidratio, each with or without parentbased_ before it",
    })
    .default("always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number from 0 to 1" })
    .min(0, { error: "must be a number from 0 to 1" })
    .max(1, { error: "must be a number from 0 to 1" })
    .default(1),
};
const variables = z.object(traceVariables);

/** Undefined without an address: no span is made then. */
export function traceConfigOf(environment: z.infer<typeof variables>): TraceConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = environment;
  const endpoint = own ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  if (!endpoint) return undefined;
  return {
    endpoint,
    headers: headersOf(environment.OTEL_EXPORTER_OTLP_HEADERS ?? ""),
    serviceName: environment.OTEL_SERVICE_NAME,
    ratio: environment.OTEL_TRACES_SAMPLER.endsWith("traceidratio") ? environment.OTEL_TRACES_SAMPLER_ARG : 1,
  };
}

/** Values are percent-encoded. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const [, name, value = ""] = headerPair.exec(pair.trim()) ?? [];
    return name === undefined ? [] : [[name, decoded(value)]];
  });
  return Object.fromEntries(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new StartRefusal("OTEL_EXPORTER_OTLP_HEADERS has a value that is not percent-encoded.");
  }
}
