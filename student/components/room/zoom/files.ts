import { version } from '@zoom/meetingsdk/package.json';
import { once } from './once.ts';

/** Where the school serves the files of Zoom's Meeting SDK. */
export const files = `/zoom/${version}`;

const scripts = {
  component: ['lib/vendor/react.min.js', 'lib/vendor/react-dom.min.js', 'zoomus-websdk-embedded.umd.min.js'],
  client: [
    'lib/vendor/react.min.js',
    'lib/vendor/redux.min.js',
    'lib/vendor/redux-thunk.min.js',
    `zoom-meeting-${version}.min.js`,
  ],
};

const loadedFiles = new Set<string>();

/** Runs the scripts of one of Zoom's views in their order, each once in a document. What did not come may be tried again. */
export const loadView = once(async (view: keyof typeof scripts): Promise<void> => {
  await Promise.all(scripts[view].filter((name) => !loadedFiles.has(name)).map(run));
});

const run = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${files}/${name}`;
    // A script that is put in by hand runs as soon as it comes unless told otherwise.
    script.async = false;
    script.onload = () => {
      loadedFiles.add(name);
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject({ errorCode: notLoaded, reason: name });
    };
    document.head.append(script);
  });

/** Zoom's own number for a file of its that does not come. */
const notLoaded = 3635;

/** The languages of the interface, as Zoom names them. */
export const languages = { es: 'es-ES', en: 'en-US' } as const;
