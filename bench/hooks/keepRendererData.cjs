/**
 * Loaded by NODE_OPTIONS into every process of a shop under measurement, and of use in one: what the shell gives to its
 * newest renderer is written to the file PAW_BENCH_RENDERER_DATA, so that the bench starts a renderer with the same.
 */
const children = require('node:child_process');
const { renameSync, writeFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { serialize } = require('node:v8');

/** A release of the shell runs in a process of its own; the supervisor has no garbage and no renderer. */
const isShell = /[\\/]shell[\\/]src[\\/]supervisor[\\/]runRelease\.ts$/.test(process.argv[1] ?? '');
/** A frame is written in three parts: the lengths, its JSON, and its bytes, which are the renderer's data. */
const DATA = 3;

const { PAW_BENCH_RENDERER_DATA: file } = process.env;
if (file && isShell) {
  const { spawn } = children;
  children.spawn = (command, args, options) => {
    const child = spawn(command, args, options);
    const messages = child.stdio[3];
    // Its script comes from standard input; no other process of the shell has such a connection.
    if (messages && args.at(-1) === '-') keepData(messages, args);
    return child;
  };
  syncBuiltinESMExports();
}

function keepData(messages, args) {
  const write = messages.write.bind(messages);
  let parts = 0;
  messages.write = (chunk, ...rest) => {
    if (++parts === DATA) {
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, serialize({ args, data: chunk }));
      renameSync(unfinished, file);
    }
    return write(chunk, ...rest);
  };
}
