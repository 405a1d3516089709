import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <what-changed>` in this folder writes the next migration; what it does not know
 * (extensions, triggers) is written into it by hand. It wants drizzle-orm beside itself, and npm puts it into
 * `api/node_modules`: run it in a copy of the checkout whose root `node_modules` holds both.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/{schema,*Tables}.ts',
  out: './migrations',
});
