declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  /** Draws the page. Source: swagger.io's table of Swagger UI's settings. */
  function SwaggerUI(settings: {
    dom_id: string;
    url: string;
    deepLinking: boolean;
    docExpansion: "list" | "full" | "none";
    validatorUrl: string | null;
  }): void;

  export { SwaggerUI as default };
}
