import { getOpenapi } from "@fanradar/contract";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";

/** The page of /api/docs. Calls are made from here as the person who is signed in. */
SwaggerUI({ dom_id: "#docs", url: getOpenapi.path, deepLinking: true, docExpansion: "list", validatorUrl: null });
