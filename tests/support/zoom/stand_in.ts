import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import type { Configuration } from '#api/configuration.ts';
import { openAccount, type ZoomStay } from './account.ts';
import { serveApi } from './api.ts';
import { openClock } from './clock.ts';
import { openFaults } from './faults.ts';
import { openLimits } from './limits.ts';
import { defaults, type Parts, type ZoomOptions } from './parts.ts';
import { serveWeb } from './web.ts';
import { openHooks } from './webhooks.ts';

/** Zoom as the school meets it, in the memory of a test. */
export interface ZoomStandIn extends Parts {
  /** What a school's configuration says to use it. */
  configuration: Pick<Configuration, 'videoProvider' | 'zoom'>;
  /** The same as environment variables, for a process of its own. */
  env: Record<string, string>;
  /** `MAP` of Chromium's `--host-resolver-rules`: the SDK drops the port of its endpoint, and asks by https alone. */
  resolverRule: string;
  /** Begins a meeting as its host would, and says so by webhook. */
  start(id: string): Promise<void>;
  end(id: string): Promise<void>;
  join(id: string, who: { key?: string; name?: string }): Promise<ZoomStay>;
  leave(id: string, stay: ZoomStay): Promise<void>;
  close(): Promise<void>;
}

const webHost = 'zoomstub.test';

/** Starts the stand-in on free ports of this machine. */
export async function startZoom(changes: Partial<ZoomOptions> = {}): Promise<ZoomStandIn> {
  const options = { ...defaults, ...changes };
  const clock = openClock();
  const account = openAccount(clock);
  const hooks = openHooks(account, clock, options.webhookSecret);
  const parts: Parts = {
    options,
    account,
    clock,
    limits: openLimits(clock),
    faults: openFaults(),
    hooks,
    tokens: new Map(),
    calls: [],
    joins: [],
    planned: [],
  };
  const pems = await generate([{ name: 'commonName', value: webHost }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: webHost }] }],
  });
  const api = serveApi(parts);
  const web = serveWeb(parts, { key: pems.private, cert: pems.cert });
  await Promise.all([api, web].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  const portOf = (app: typeof api) => (app.server.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${portOf(api)}`;
  const zoom = {
    accountId: options.accountId,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    sdkKey: options.sdkKey,
    sdkSecret: options.sdkSecret,
    webhookSecret: options.webhookSecret,
    oauthUrl: `${origin}/oauth/token`,
    apiUrl: `${origin}/v2`,
    webEndpoint: webHost,
  };
  return {
    ...parts,
    configuration: { videoProvider: 'zoom', zoom },
    env: {
      VIDEO_PROVIDER: 'zoom',
      ZOOM_ACCOUNT_ID: zoom.accountId,
      ZOOM_CLIENT_ID: zoom.clientId,
      ZOOM_CLIENT_SECRET: zoom.clientSecret,
      ZOOM_SDK_KEY: zoom.sdkKey,
      ZOOM_SDK_SECRET: zoom.sdkSecret,
      ZOOM_WEBHOOK_SECRET: zoom.webhookSecret,
      ZOOM_OAUTH_URL: zoom.oauthUrl,
      ZOOM_API_URL: zoom.apiUrl,
      ZOOM_WEB_ENDPOINT: zoom.webEndpoint,
    },
    resolverRule: `MAP ${webHost}:443 127.0.0.1:${portOf(web)}`,
    async start(id) {
      account.start(id);
      await hooks.send('meeting.started', id, {});
    },
    async end(id) {
      const { uuid } = account.end(id);
      await hooks.send('meeting.ended', id, { uuid });
    },
    async join(id, who) {
      const stay = account.join(id, who);
      await hooks.send('meeting.participant_joined', id, { stay });
      return stay;
    },
    async leave(id, stay) {
      account.leave(stay);
      await hooks.send('meeting.participant_left', id, { stay });
    },
    async close() {
      await Promise.all([api.close(), web.close()]);
    },
  };
}
