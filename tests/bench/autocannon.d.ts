/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Result {
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
    duration: number;
    errors: number;
  }
  interface Request {
    body?: string;
  }
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    requests: { setupRequest(request: Request): Request }[];
  }
  export default function autocannon(options: Options): Promise<Result>;
}
