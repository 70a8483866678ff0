import { getOpenapi } from "@fanradar/contract";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";

/**
 * The page of /api/docs. Calls are made from here as the person who is signed in. Areas begin closed: with 150 rows or more
 * on the page, Swagger UI keeps only those in view, and a browser's search of the page finds nothing else.
 */
SwaggerUI({ dom_id: "#docs", url: getOpenapi.path, deepLinking: true, docExpansion: "none", validatorUrl: null });
