import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwind()],
  // The server puts a fresh nonce in place of the mark with every page.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // The page of /api/docs stands by itself: what it needs is a program of its own.
    rolldownOptions: { input: ["index.html", "api-docs.html"] },
    // That program is one library, which cannot be cut.
    chunkSizeWarningLimit: 1_800,
  },
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
});
