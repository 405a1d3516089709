import { StartProblem } from '../StartProblem.mjs';
import { roles, tasks } from './roles.mjs';
import { settingsOf } from './settingsOf.mjs';

/** Settings that hold a secret, or name the file of one. */
const isSecret = (name) => /(KEY|SECRET|TOKEN)$|^(DATABASE_|SMTP_).*URL$/.test(name);

/**
 * The script of the role, or of the task, that the arguments name.
 * @throws StartProblem for another word, and for an environment with a secret that only other roles read
 */
export function readRole(words, env = process.env) {
  const [role, ...rest] = words;
  const scripts = { ...roles, ...tasks };
  const names = Object.keys(scripts);
  if (!names.includes(role) || rest.length) {
    throw new StartProblem(`Name one role: ${names.map((name) => `node tools/start/role.mjs ${name}`).join(', ')}.`);
  }
  const own = new Set(settingsOf(role));
  const foreign = Object.keys(env).flatMap((name) => {
    if (!env[name] || !isSecret(name) || own.has(name)) return [];
    const readers = names.filter((other) => settingsOf(other).includes(name));
    return readers.length ? [`${name} (${readers.join(', ')})`] : [];
  });
  if (foreign.length) {
    throw new StartProblem(
      `The environment of the role ${role} has secrets of other roles: ${foreign.join(', ')}. Give each role its own environment.`,
    );
  }
  return scripts[role];
}
