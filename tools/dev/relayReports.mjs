/**
 * Builds say what became of a change, and the shell wants to know: also what was said before it was there, and when
 * it was started again.
 * @param {import('../start/Service.mjs').Service[]} builds
 * @returns a function to be called with the shell, once
 */
export function relayReports(builds) {
  const last = new Map();
  let shell;
  for (const build of builds) {
    build.onMessage = (message) => {
      last.set(build.name, message);
      shell?.send(message);
    };
  }
  return (service) => {
    shell = service;
    shell.onMessage = ({ type }) => {
      if (type === 'listening') for (const report of last.values()) shell.send(report);
    };
  };
}
