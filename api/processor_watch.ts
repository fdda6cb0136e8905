import { workerData } from 'node:worker_threads';

// The thread of `limitProcessorTime`. What the system counts is the whole process.
const interval = 100;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > workerData) process.kill(process.pid, 'SIGXCPU');
}, interval);
