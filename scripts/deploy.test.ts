import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { withSecretFiles } from "../server/src/config/secret-files.ts";
import { drawAlerts } from "../server/src/monitor/draw-alerts.ts";

const read = (path: string) => readFileSync(path, "utf8");
/** Variables that the server reads: those that its schema names. */
const known = new Set(
  [
    ...["environment", "language-model", "traces"]
      .map((name) => read(`server/src/config/${name}.ts`))
      .join("")
      .matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm),
  ].map(([, name = ""]) => name),
);

const service = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
  volumes: z.array(z.string()).optional(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

test("deploy: compose.yaml has its services, with variables that FanRadar reads and volumes and dependencies that there are", () => {
  const { services, volumes } = compose.parse(parse(read("compose.yaml"), { merge: true }));
  expect(Object.keys(services).sort()).toEqual([
    "caddy",
    "database",
    "pgbouncer",
    "server",
    "server2",
    "storage",
    "worker",
  ]);
  for (const [name, role] of [
    ["server", "server"],
    ["server2", "server"],
    ["worker", "worker"],
  ] as const) {
    expect(services[name]).toMatchObject({ command: [`--only=${role}`], read_only: true });
    expect(Object.keys(services[name]?.environment ?? {}).filter((variable) => !known.has(variable))).toEqual([]);
    if (role === "server") expect(read("deploy/caddy/Caddyfile")).toContain(` ${name}:3000`);
  }
  for (const { depends_on: needed = {}, volumes: mounted = [] } of Object.values(services)) {
    expect(Object.keys(needed).filter((name) => !(name in services))).toEqual([]);
    const names = mounted.map((one) => one.split(":")[0] ?? "").filter((name) => !name.startsWith("."));
    expect(names.filter((name) => !(name in volumes))).toEqual([]);
  }
  const used = [...read("compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name);
  const example = new Set([...read("deploy/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(used.filter((name) => !example.has(name))).toEqual([]);
});

const manifest = z.object({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) });
const deployment = z.object({
  spec: z.object({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        volumes: z.array(z.object({ name: z.string() })),
        containers: z.tuple([
          z.object({
            args: z.array(z.string()),
            ports: z.array(z.object({ name: z.string() })),
            livenessProbe: z.object({ httpGet: z.object({ port: z.string() }) }),
            securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
            volumeMounts: z.array(z.object({ name: z.string() })),
          }),
        ]),
      }),
    }),
  }),
});

test("deploy: the manifests of Kubernetes parse, and labels, ports and volumes refer to what there is", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes/fanradar.yaml")).map((one) => one.toJS());
  const kinds = documents.map((one) => manifest.parse(one).kind);
  expect(kinds).toEqual(["ConfigMap", ...["Deployment", "Deployment", "Service", "PodDisruptionBudget", "Ingress"]]);
  for (const one of documents.filter(({ kind }) => kind === "Deployment")) {
    const { selector, template } = deployment.parse(one).spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    const [container] = template.spec.containers;
    expect(container.ports.map(({ name }) => name)).toContain(container.livenessProbe.httpGet.port);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name));
  }
  const config = z.object({ data: z.record(z.string(), z.string()) }).parse(documents[0]);
  expect(Object.keys(config.data).filter((name) => !known.has(name))).toEqual([]);
});

test("deploy: the alert rules are a rule file of Prometheus", () => {
  const rule = z.object({
    alert: z.string(),
    expr: z.string(),
    for: z.string().regex(/^\d+m$/),
    labels: z.object({ severity: z.enum(["page", "ticket"]) }),
    annotations: z.object({ summary: z.string(), description: z.string() }),
  });
  const file = z.object({ groups: z.tuple([z.object({ name: z.string(), rules: z.array(rule).min(1) })]) });
  expect(file.safeParse(drawAlerts()).error).toBeUndefined();
});

test("deploy: units, image and shell scripts name files of the repository and variables that FanRadar reads", () => {
  const unit = read("deploy/systemd/fanradar@.service");
  for (const section of ["[Unit]", "[Service]", "[Install]"]) expect(unit).toContain(section);
  const environment = [...read("Dockerfile").matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair) => pair.split("=")[0] ?? ""),
  );
  expect(environment.filter((name) => name !== "NODE_ENV" && !known.has(name))).toEqual([]);
  for (const name of ["scripts/run.mjs", "scripts/bundle-main.ts", "scripts/pack-runtime.ts"]) {
    expect(read("Dockerfile")).toContain(name);
    expect(existsSync(name)).toBe(true);
  }
  for (const name of readdirSync("deploy").filter((one) => one.endsWith(".sh")))
    expect(spawnSync("sh", ["-n", `deploy/${name}`], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

test("deploy: every variable that is read from a file is one that FanRadar reads", () => {
  const names = [...read("server/src/config/secret-files.ts").matchAll(/"([A-Z0-9_]{5,})"/g)].map(
    ([, name = ""]) => name,
  );
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(withSecretFiles({ PORT: "1" })).toEqual({ PORT: "1" });
});
