/** The picture of the first level, drawn so that it fills any screen. It says nothing that the page does not. */
export function LoginPicture() {
  return (
    <svg
      className="login-picture"
      viewBox="0 0 960 1200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="login-sun" cx="270" cy="470" r="84" />
      <path className="login-hill" d="M0 640c170-50 300 70 480 90s330-50 480-60v530H0z" />
      <path className="login-land" d="M0 800c260-60 420 20 600 40s260-10 360-30v390H0z" />
      <g className="login-hello">
        <path d="M540 420h250q44 0 44 44v108q0 44-44 44H684l-80 66v-66h-64q-44 0-44-44V464q0-44 44-44z" />
        <text x="665" y="552" textAnchor="middle">
          Hello
        </text>
      </g>
    </svg>
  );
}
