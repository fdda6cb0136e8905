/**
 * Stands for the scripts of Zoom's Meeting SDK, of which a join can only fail without Zoom: it asks the stand-in as they
 * do, and takes for a success what that would have let in. `fakeZoom` says what Zoom would say by itself.
 */
(() => {
  /** How the stand-in answers a join that is right: it carries no media. */
  const right = 1;
  const says = { ReactWidgets: [], onMeetingStatus: [], onUserLeave: [] };
  const say = (name, value) => {
    for (const listener of says[name]) listener(value);
  };

  async function enter(endpoint, { password, passWord = password, customerKey, zak, ...join }) {
    const asked = { ...join, passWord: encodeURIComponent(passWord), customerKey: btoa(customerKey) };
    const body = new URLSearchParams(zak ? { ...asked, zsk: zak } : asked);
    const answer = await fetch(`https://${endpoint}/api/v1/wc/info`, { method: 'POST', body });
    const { errorCode, errorMessage } = await answer.json();
    if (errorCode !== right) throw { errorCode, reason: errorMessage, errorMessage };
  }

  function draw(place) {
    place.textContent = 'Zoom';
  }

  let component;
  window.ReactWidgets = {
    createClient: () => ({
      async init(options) {
        component = options;
      },
      on: (_, listener) => says.ReactWidgets.push(listener),
      async join(options) {
        await enter(component.webEndpoint, options);
        draw(component.zoomAppRoot);
        say('ReactWidgets', { state: 'Connected' });
      },
      leaveMeeting: async () => say('ReactWidgets', { state: 'Closed', reason: 'user request' }),
      endMeeting: async () => say('ReactWidgets', { state: 'Closed', reason: 'ended by host' }),
    }),
  };

  let client;
  window.ZoomMtg = {
    setZoomJSLib: () => undefined,
    preLoadWasm: () => undefined,
    prepareWebSDK() {
      document.body.append(Object.assign(document.createElement('div'), { id: 'zmmtg-root' }));
    },
    i18n: { load: async () => undefined },
    init(options) {
      client = options;
      options.success();
    },
    inMeetingServiceListener: (name, listener) => says[name].push(listener),
    join({ success, error, ...options }) {
      say('onMeetingStatus', { meetingStatus: 1 });
      enter(client.webEndpoint, options).then(() => {
        draw(document.getElementById('zmmtg-root'));
        say('onMeetingStatus', { meetingStatus: 2 });
        success();
      }, error);
    },
  };

  window.fakeZoom = {
    component: (said) => say('ReactWidgets', said),
    /** As the client view does: first why, then that it is over, then another page. */
    leave(reasonCode) {
      say('onUserLeave', { reasonCode });
      say('onMeetingStatus', { meetingStatus: 3 });
      setTimeout(() => location.assign(client.leaveUrl), 300);
    },
  };
})();
