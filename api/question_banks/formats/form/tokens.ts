import { CST, Lexer } from 'yaml';
import { Unreadable } from '#api/question_banks/define.ts';

/** A form of ten thousand questions has fewer lines and tokens; these are nested some ten deep, by a few blanks each. */
const most = { lines: 400_000, tokens: 1_500_000, depth: 100, indentation: 400 };

type Kind = CST.TokenType | null;

interface Token {
  kind: Kind;
  source: string;
  line: number;
  /** Whether it is the first of its line. */
  isFirst: boolean;
}

/** What plain YAML does without. */
const refusedKinds: Kind[] = ['alias', 'anchor', 'tag', 'directive-line'];
const opens: Kind[] = ['flow-map-start', 'flow-seq-start'];
const closes: Kind[] = ['flow-map-end', 'flow-seq-end'];
/** Each of them opens another level where they follow on one line. */
const indicators: Kind[] = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind'];

/**
 * Goes over the tokens of a YAML file before a tree is made of them, which takes a hundred times as much.
 * @throws Unreadable for what is not read at all, at the first of it
 */
export function checkTokens(text: string): void {
  if (linesIn(text) > most.lines) throw new Unreadable('too_large');
  let count = 0;
  const depth = { brackets: 0, inLine: 0 };
  for (const token of tokensOf(text)) {
    count += 1;
    if (count > most.tokens) throw new Unreadable('too_large');
    if (refusedKinds.includes(token.kind) || hasWrongEscape(token)) throw new Unreadable('yaml', { line: token.line });
    follow(depth, token);
    if (depth.brackets > most.depth || depth.inLine > most.depth || indentationOf(token) > most.indentation)
      throw new Unreadable('too_deep', { line: token.line });
  }
}

const indentationOf = ({ kind, source, isFirst }: Token) => (isFirst && kind === 'space' ? source.length : 0);

const escapes = /\\(?:x.{2}|u.{4}|U.{8}|.)/gsu;
const known = /^\\(?:[0abtnvfre "/\\N_LP\t\r\n]|[xuU][\da-f]+)$/i;

/** The reader of YAML writes down each that it does not know, which may be millions. */
function hasWrongEscape({ kind, source }: Token): boolean {
  if (kind !== 'double-quoted-scalar') return false;
  for (const [one] of source.matchAll(escapes)) if (!known.test(one)) return true;
  return false;
}

/** Keeps up how many brackets are open, and how many levels the line has opened outside of them. */
function follow(depth: { brackets: number; inLine: number }, { kind, isFirst }: Token): void {
  if (opens.includes(kind)) depth.brackets += 1;
  else if (closes.includes(kind)) depth.brackets -= 1;
  if (isFirst) depth.inLine = 0;
  if (depth.brackets <= 0 && indicators.includes(kind)) depth.inLine += 1;
}

/** The tokens, without the texts of scalars, which may look like anything. */
function* tokensOf(text: string): Generator<Token> {
  let [line, isFirst, isText] = [1, true, false];
  for (const token of new Lexer().lex(text)) {
    const kind = CST.tokenType(token);
    if (!isText && token !== CST.SCALAR) {
      yield { kind, source: token, line, isFirst };
      isFirst = kind === 'newline';
    }
    // The text of a block ends with its line.
    if (isText) isFirst = token.endsWith('\n');
    isText = token === CST.SCALAR;
    line += linesIn(token);
  }
}

function linesIn(token: string): number {
  let found = 0;
  for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) found += 1;
  return found;
}
