/** What the service worker is called among the site's files; its name is the same in every build. */
export const workerFile = 'worker.js';
