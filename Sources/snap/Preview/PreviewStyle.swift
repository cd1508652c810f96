/// The style sheet of the page of `snap preview`.
enum PreviewStyle {
  static let text = """
    :root { --back: #fff; --fore: #1a1a1a; --soft: #eeeef1; --line: #6f6f76; --mark: #0a58ca;
      --bad: #9c1c14; color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root { --back: #17181a; --fore: #ececec; --soft: #26282b;
      --line: #8d9096; --mark: #8ab8ff; --bad: #ff9c93; color-scheme: dark; } }
    * { box-sizing: border-box; }
    body { margin: 0; display: grid; grid-template: auto auto 1fr auto / 1fr 22rem; height: 100vh;
      background: var(--back); color: var(--fore); font: 14px/1.45 system-ui, sans-serif; }
    header, footer { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: .4rem 1rem;
      align-items: center; padding: .4rem .8rem; }
    header { border-bottom: 1px solid var(--line); } footer { border-top: 1px solid var(--line); }
    h1 { font-size: 1.05rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .4rem; }
    details { flex-basis: 100%; } .choices { display: flex; flex-wrap: wrap; gap: 1rem; }
    .choices select { display: block; min-width: 9rem; }
    #problem { grid-column: 1 / 3; margin: 0; padding: .6rem .8rem; max-height: 40vh; overflow: auto;
      background: var(--soft); color: var(--bad); border-left: 6px solid var(--bad); }
    main { overflow: auto; padding: .8rem; display: flex; flex-wrap: wrap; gap: 1.2rem;
      align-content: flex-start; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    aside { overflow: auto; padding: .8rem; border-left: 1px solid var(--line); }
    fieldset { border: 1px solid var(--line); margin: 0 0 .6rem; } fieldset label { display: block; }
    input[type="range"], textarea { width: 100%; } textarea { font: 12px/1.4 ui-monospace, monospace; }
    .row { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0; }
    figure { margin: 0; } figcaption { font-size: .85rem; max-width: 24rem; margin-top: 8px; }
    .screen { position: relative; overflow: hidden; outline-offset: 3px; touch-action: none;
      background: repeating-conic-gradient(#d8d8d8 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .screen:focus-visible, .selected .screen { outline: 3px solid var(--mark); }
    .screen.framed { border: 10px solid #111; box-sizing: content-box; }
    .screen img { display: block; width: 100%; height: 100%; user-select: none;
      -webkit-user-drag: none; }
    .screen.stale img { opacity: .6; }
    .layer { position: absolute; inset: 0; pointer-events: none; }
    .layer div { position: absolute; }
    .box { border: 1px solid #d6006c; } .box.hovered { border: 2px solid #0a58ca;
      background: #0a58ca33; } .guide { border-top: 1px dashed #7a00d6; }
    .safe { border: 1px dashed #00695c; background: #00897b33; }
    .baseline { border-top: 1px solid #b3261e; }
    .element { border: 1px solid #0a58ca; } .element span { background: #0a58ca; color: #fff;
      font: bold 11px/1.3 system-ui, sans-serif; padding: 0 3px; position: absolute; }
    .mark { color: var(--bad); font-weight: 600; }
    #warnings { color: var(--bad); padding-left: 1.1rem; } #warnings li { white-space: pre-wrap; }
    #details { overflow-wrap: anywhere; min-height: 9rem; max-height: 45vh; overflow: auto; } #details pre { white-space: pre-wrap; font-size: 12px; }
    a { color: var(--mark); } .keys { font-size: .85rem; } button { font: inherit; }
    [hidden] { display: none !important; }
    """
}
