import { expect, test } from "vitest";
import { schemaRead, withoutSchemas } from "../../calls-without-schemas.ts";

test("Calls without schemas: a call keeps method, path and caller", () => {
  const code = 'export const a = defineCall("GET", b.path, "anyone", { params: z.object({ id }), output: c });';
  expect(withoutSchemas(code)).toBe(
    'export const a = /* @__PURE__ */ (() => (defineCall("GET", b.path, "anyone")))();',
  );
});

test("Calls without schemas: schemas that have a name stay, without side effects; functions are left as they are", () => {
  expect(withoutSchemas("const d = z.int().check(z.minimum(limits.least)), e = 1;")).toBe(
    "const d = /* @__PURE__ */ (() => (z.int().check(z.minimum(limits.least))))(), e = 1;",
  );
  const code = "export const f = () => z.object({}); function g() { const h = z.int(); }";
  expect(withoutSchemas(code)).toBe(code);
});

test("Calls without schemas: a page that reads a schema of a call is found", () => {
  const imports = 'import { changeModel, model } from "@fanradar/contract";';
  expect(schemaRead(`${imports} changeModel.output.parse(a)`)).toBe("changeModel.output");
  expect(schemaRead(`${imports} model.parse(a); page.body.append(b)`)).toBeUndefined();
});
