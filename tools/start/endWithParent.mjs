/**
 * Loaded before a build or a command: it ends when the start was killed, and never waits for it. The build's own
 * children inherit this too; they have another parent, and a channel that they need.
 */
if (process.env.PAW_STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
