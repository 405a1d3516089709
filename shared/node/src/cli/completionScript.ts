/** The parts of a commander program that this file reads, so that it does not depend on commander. */
interface CliCommand {
  name: () => string;
  summary: () => string;
  description: () => string;
  readonly commands: readonly CliCommand[];
  readonly options: readonly CliOption[];
  readonly registeredArguments: readonly { readonly argChoices?: readonly string[] | undefined }[];
}

interface CliOption {
  readonly long?: string | undefined;
  readonly description: string;
  readonly hidden: boolean;
  /** `--option <value>` */
  readonly required: boolean;
  /** `--option [value]` */
  readonly optional: boolean;
  readonly argChoices?: readonly string[] | undefined;
  readonly flags: string;
}

export const completionShells = ['bash', 'zsh'] as const;
export type CompletionShell = (typeof completionShells)[number];

/**
 * A script that completes commands, options and the values that an option lists. The user evaluates it once per shell:
 * `eval "$(npm run --silent shop -- completion bash)"`.
 * @param typed the words before the first command, for example `npm run shop --`. Every other use of its first word
 * keeps the completion that it had.
 */
export function completionScript(program: CliCommand, shell: CompletionShell, typed: string): string {
  const before = typed.split(' ');
  const facts = {
    commands: listCommands(program),
    before,
    name: `_${before.filter(isWord).join('_')}`.replaceAll('-', '_'),
  };
  return shell === 'bash' ? bashScript(facts) : zshScript(facts);
}

interface Facts {
  commands: CommandFacts[];
  before: string[];
  /** Name of the shell function. */
  name: string;
}

interface CommandFacts {
  /** `''` for the program, `/returns/approve` for a command of a command. */
  path: string;
  /** The possible next words, each with its description. */
  next: [word: string, meaning: string][];
  /** Options that are followed by a value, and the values when they are known. */
  valued: { flag: string; values: readonly string[]; isFile: boolean }[];
}

const isWord = (word: string) => /^\w/.test(word);

function listCommands(command: CliCommand, path = ''): CommandFacts[] {
  const options = command.options.filter(({ hidden, long }) => long && !hidden);
  const words = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const own: CommandFacts = {
    path,
    next: [
      ...command.commands.map((each): [string, string] => [each.name(), each.summary() || each.description()]),
      ...words.map((word): [string, string] => [word, '']),
      ...options.map(({ long = '', description }): [string, string] => [long, description]),
      ['--help', 'help'],
    ],
    valued: options
      .filter(({ required, optional }) => required || optional)
      .map(({ long = '', argChoices = [], flags }) => ({
        flag: long,
        values: argChoices,
        isFile: /<(file|path|folder)>/.test(flags),
      })),
  };
  return [own, ...command.commands.flatMap((each) => listCommands(each, `${path}/${each.name()}`))];
}

/** One `case` pattern for several words. */
const pattern = (words: readonly string[]) => words.map(quote).join('|') || "''";
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The part that works in both shells: finds the typed command, and the option that needs a value. */
function walk({ commands }: Facts): string {
  const paths = commands.map(({ path }) => path).filter(Boolean);
  const valued = commands.flatMap(({ path, valued }) => valued.map(({ flag }) => `${path} ${flag}`));
  return `    case "$route $previous" in
      ${pattern(valued)}) previous=''; continue ;;
    esac
    case "$route/$word" in
      ${pattern(paths)}) route="$route/$word" ;;
    esac
    previous=$word`;
}

function valueCases({ commands }: Facts, words: (values: readonly string[]) => string, files: string): string {
  return commands
    .flatMap(({ path, valued }) =>
      valued.map(({ flag, values, isFile }) => {
        const action = isFile ? files : values.length ? words(values) : ':';
        return `    ${quote(`${path} ${flag}`)}) ${action}; return ;;`;
      }),
    )
    .join('\n');
}

function bashScript(facts: Facts): string {
  const { before, name, commands } = facts;
  const reply = (words: readonly string[]) => `COMPREPLY=($(compgen -W ${quote(words.join(' '))} -- "$current"))`;
  return `# Completion of "${before.join(' ')}" in bash.
${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} route='' previous='' word i at=0
  ${skipTyped('COMP_WORDS', 'COMP_CWORD', before, 0, `${name}_otherwise "$@"; return`)}
  for ((i = at; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
${walk(facts)}
  done
  case "$route $previous" in
${valueCases(facts, reply, 'COMPREPLY=($(compgen -f -- "$current"))')}
  esac
  case "$route" in
${commands.map(({ path, next }) => `    ${quote(path)}) ${reply(next.map(([word]) => word))} ;;`).join('\n')}
  esac
}
${name}_otherwise() { COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); }
if [[ $(complete -p ${before[0]} 2>/dev/null) =~ -F\\ ([^ ]+) && \${BASH_REMATCH[1]} != ${name} ]]; then
  eval "${name}_otherwise() { \${BASH_REMATCH[1]} \\"\\$@\\"; }"
fi
complete -o bashdefault -o default -F ${name} ${before[0]}
`;
}

function zshScript(facts: Facts): string {
  const { before, name, commands } = facts;
  const described = (next: CommandFacts['next']) =>
    next.map(([word, meaning]) => quote(`${word.replaceAll(':', '\\:')}${meaning && `:${meaning}`}`)).join(' ');
  return `# Completion of "${before.join(' ')}" in zsh.
${name}() {
  local route='' previous='' word i at=1
  local -a choices
  ${skipTyped('words', 'CURRENT', before, 1, `${name}_otherwise "$@"; return`)}
  for ((i = at; i < CURRENT; i++)); do
    word=\${words[i]}
${walk(facts)}
  done
  case "$route $previous" in
${valueCases(facts, (values) => `compadd -- ${values.map(quote).join(' ')}`, '_files')}
  esac
  case "$route" in
${commands.map(({ path, next }) => `    ${quote(path)}) choices=(${described(next)}) ;;`).join('\n')}
  esac
  _describe 'next' choices
}
typeset -g ${name}_before
[[ \${_comps[${before[0]}]} == ${name} ]] || ${name}_before=\${_comps[${before[0]}]}
${name}_otherwise() { if [[ -n $${name}_before ]]; then $${name}_before "$@"; else _files; fi }
compdef ${name} ${before[0]}
`;
}

/** Moves \`at\` behind what is typed before a command; npm's own options, such as --silent, may be between its words. */
function skipTyped(words: string, current: string, before: string[], first: number, otherwise: string): string {
  return `for word in ${before.map(quote).join(' ')}; do
    while [[ $at -gt ${first} && $word != -- && \${${words}[at]} == -?* && \${${words}[at]} != -- ]]; do ((at++)); done
    [[ $at -lt $${current} && \${${words}[at]} == "$word" ]] || { ${otherwise}; }
    ((at++))
  done`;
}
