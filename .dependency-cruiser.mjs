// The import law: who may know whom. `npm run check` asks it.
const ours = '^(admin|student|api|schemas|migrations|seeds|tests)/';
const server = '(^|node_modules/)(knex|objection|ajv|ajv-formats|pg|fastify)(/|$)';

/** Names that a rule forbids, with the reason that is shown. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The rooms of `api` from the roof to the ground: each knows those below it, and none beside it. What every room may use
 * (a letter, a file, who somebody is) lies below all that a school does.
 */
const rooms = [
  ['commands'],
  ['server'],
  ['closing'],
  ['app'],
  ['connections', 'pipelined', 'request_target'],
  ['documents', 'entities', 'jobs', 'topics'],
  ['reports'],
  ['reporting', 'desk'],
  ['live'],
  ['leveling'],
  ['course'],
  ['repetition'],
  ['attempts'],
  ['forms'],
  ['question_banks'],
  ['questions'],
  ['assessment', 'placement', 'video'],
  ['files'],
  ['auth'],
  ['letters', 'notices'],
  ['mail'],
  ['engine'],
];
/** What knows nothing of ours but its like. */
const ground = [
  'postgres',
  'database',
  'statements',
  'statement_names',
  'pooled',
  'transactions',
  'configuration',
  'network',
  'cache',
  'together',
  'gate',
  'answerers',
  'apart',
  'processor_time',
  'processor_watch',
  'sentence',
];

/** The folder of a room, or the file that is one. */
const placeOf = (names) => `^api/(${names.join('|')})[/.]`;

/** A room on its floor knows nobody above it and nobody beside it. */
const floors = [...rooms, ground].map((names, at) =>
  forbid(
    `rooms-know-those-below-them (${names.join(', ')})`,
    'The rooms of api stand one above the other; a word that several need belongs to the lowest of them.',
    { path: placeOf(names) },
    { path: placeOf([...rooms.slice(0, at).flat(), ...(names === ground ? [] : names)]), pathNot: '^api/$1[/.]' },
  ),
);

export default {
  forbidden: [
    ...floors,
    forbid(
      'every-room-has-its-floor',
      'A new room of api stands in the list of rooms.',
      { path: '^api/', pathNot: [placeOf([...rooms.flat(), ...ground]), '\\.d\\.ts$'] },
      { path: '.' },
    ),
    forbid(
      'schemas-stand-alone',
      'schemas is what the school is: data and pure functions that know nothing else of ours.',
      { path: '^schemas/' },
      { path: ours, pathNot: '^schemas/' },
    ),
    forbid(
      'servers-know-no-browser',
      'schemas/browser runs where there is a window; what a server says too stands beside it, as data or a pure function.',
      { path: ['^(api|schemas|migrations|seeds)/', '\\.server\\.tsx?$'], pathNot: '^schemas/browser/' },
      { path: '^schemas/browser/' },
    ),
    forbid(
      'applications-know-schemas-alone',
      'admin and student speak to the API by HTTP and to each other never.',
      { path: '^(admin|student)/' },
      { path: ours, pathNot: ['^$1/', '^schemas/'] },
    ),
    forbid(
      'applications-draw-what-the-api-answers',
      'The schema of an entity comes from GET /api/schemas, cut for the caller, and not from the file.',
      { path: '^(admin|student)/' },
      { path: '^schemas/(entities|fragments)/' },
    ),
    forbid(
      'pages-are-known-by-their-folders',
      'A page is added by its folder; what all pages are drawn with knows none of them.',
      { path: '^admin/', pathNot: ['^admin/(pages/|pages\\.ts|App\\.tsx)'] },
      { path: '^admin/pages(/|\\.ts)' },
    ),
    forbid(
      'applications-stay-off-the-server',
      'Nothing of the database or of Ajv (which needs eval) belongs into a browser.',
      { path: '^(admin|student)/' },
      { path: server },
    ),
    forbid(
      'engine-knows-no-entity',
      'The engine knows entities, questions, reports and jobs by their folders alone.',
      { path: '^api/engine/' },
      { path: '^api/(entities|questions|reports|jobs|topics)/' },
    ),
    forbid(
      'questions-and-reports-are-one-file-each',
      'A question type or a report does not know another.',
      { path: '^api/(questions|reports)/([^/.]+)' },
      { path: '^api/(questions|reports)/', pathNot: '^api/$1/$2[/.]' },
    ),
    forbid(
      'questions-and-reports-open-no-connection',
      'They get what they need as arguments.',
      { path: '^api/(questions|reports)/' },
      { path: ['^api/(database|postgres)', server], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'migrations-stand-alone',
      'A migration is frozen: what it imports would change under it.',
      { path: '^migrations/' },
      { path: ours },
    ),
    forbid(
      'nobody-imports-tests',
      'What the product needs is not in the tests.',
      { path: ours, pathNot: '^tests/' },
      { path: '^tests/' },
    ),
    forbid(
      'only-routes-load-server-modules',
      'Remix cuts *.server files out of routes alone; from anywhere else they would reach the browser.',
      { path: '^student/', pathNot: ['^student/(routes/|root\\.tsx|entry\\.server)', '\\.server\\.tsx?$'] },
      { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-cycles',
      'Two modules that need each other are one module, or three; their types too.',
      { path: ours },
      { circular: true },
    ),
    forbid('nothing-missing', 'An import that leads nowhere.', { path: ours }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What Vite makes of a name has no file.
    exclude: { path: ['^(build|\\.cache|\\.data|tests/\\.results)/', '^virtual:'] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
