/// The page of `snap report` and `snap review --browser`: a document around the data of a run, which
/// loads nothing but the pictures of a review.
enum ReportPage {
  /// Returns the page; `json` is an object of ``ReportData``.
  static func html(json: String) -> String { document(json, script: ReportScript.text).text }

  /// Returns the page of a review, which sends decisions to its server.
  static func reviewHTML(json: String, nonce: String) -> String {
    document(json, script: ReportScript.text + ReviewScript.text, nonce: nonce).text
  }

  private static func document(
    _ json: String, script: String, nonce: String? = nil
  ) -> HTMLDocument {
    HTMLDocument(
      title: "Snapshots", style: style, body: body, data: ("data", json), script: script,
      nonce: nonce)
  }

  private static let body = """
    <header>
    <h1>Snapshots</h1>
    <p id="counts"></p>
    <button id="theme" type="button">Dark or light (t)</button>
    </header>
    <nav aria-label="Pictures">
    <label for="filter">Filter (/)</label>
    <input id="filter" type="search">
    <div class="row">
    <label for="status">Result</label><select id="status"></select>
    <label for="group">Group by</label>
    <select id="group"><option value="cause">cause</option><option value="file">file</option>\
    <option value="status">result</option></select>
    </div>
    <div id="list"></div>
    </nav>
    <main>
    <h2 id="title"></h2>
    <p id="place"></p>
    <div id="modes" role="tablist" aria-label="Views"></div>
    <div id="options" class="row">
    <label for="amount">Position or opacity</label>
    <input id="amount" type="range" min="0" max="100" value="50">
    <label for="zoom">Zoom</label>
    <select id="zoom"><option value="fit">fit</option><option>1</option><option>2</option>\
    <option>4</option></select>
    </div>
    <div id="decide" class="row" hidden></div>
    <p id="decided" role="status"></p>
    <div id="stage"></div>
    <pre id="message"></pre>
    <div class="row"><button id="copy" type="button">Copy the accept command (a)</button>\
    <code id="command"></code></div>
    <p id="keys" class="keys">j, k: next, previous · 1–5: views · ←, →: slider · /: filter · t: colours</p>
    </main>
    """

  private static let style = """
    :root { --back: #fff; --fore: #1a1a1a; --soft: #f0f0f2; --line: #c8c8cc; --mark: #0a58ca;
      --bad: #b3261e; --good: #1d6b32; color-scheme: light; }
    :root[data-theme="dark"] { --back: #17181a; --fore: #ececec; --soft: #26282b; --line: #45484d;
      --mark: #7fb0ff; --bad: #ff8a80; --good: #7bd492; color-scheme: dark; }
    * { box-sizing: border-box; }
    body { margin: 0; display: grid; grid-template: auto 1fr / 22rem 1fr; height: 100vh;
      background: var(--back); color: var(--fore); font: 14px/1.45 system-ui, sans-serif; }
    header { grid-column: 1 / 3; display: flex; gap: 1rem; align-items: center;
      padding: .5rem 1rem; border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.1rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
    header button { margin-left: auto; }
    nav { overflow: auto; padding: .75rem; border-right: 1px solid var(--line); }
    main { overflow: auto; padding: .75rem 1rem; }
    input[type="search"] { width: 100%; }
    .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0; }
    #list h3 { font-size: .85rem; margin: .8rem 0 .2rem; overflow-wrap: anywhere; }
    #list button { display: block; width: 100%; text-align: left; border: 0; padding: .25rem .4rem;
      background: none; color: inherit; font: inherit; overflow-wrap: anywhere; cursor: pointer; }
    #list button[aria-current="true"] { background: var(--soft); outline: 2px solid var(--mark); }
    .changed, .missing, .error { color: var(--bad); } .passed, .new, .updated, .accepted { color: var(--good); }
    #modes button { font: inherit; padding: .25rem .7rem; }
    #modes button[aria-selected="true"] { background: var(--mark); color: var(--back); }
    #stage { position: relative; display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0;
      align-items: flex-start; }
    figure { margin: 0; max-width: 100%; } figcaption { font-size: .85rem; }
    .picture { position: relative; display: inline-block; border: 1px solid var(--line);
      background: repeating-conic-gradient(#d8d8d8 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .picture img { display: block; max-width: 100%; } .picture .over { position: absolute; inset: 0; }
    .zoomed img { max-width: none; image-rendering: pixelated; }
    .decision { display: flex; gap: .3rem; align-items: center; padding-right: .8rem; }
    .decision button, #copy { font: inherit; padding: .2rem .6rem; }
    #decided:empty { display: none; }
    .frame { position: absolute; border: 2px solid #d6006c; background: #d6006c22;
      pointer-events: none; }
    .frame.changed { border: 1px dashed #d6006c; background: none; }
    .tree { font: 12px/1.5 ui-monospace, monospace; max-height: 70vh; overflow: auto; flex: 1 1 24rem; }
    .tree div { white-space: pre; padding: 0 .3rem; cursor: default; }
    .tree div:hover, .tree div:focus { background: var(--soft); outline: none; }
    .tree .differs { color: var(--bad); font-weight: 600; }
    pre { background: var(--soft); padding: .6rem; overflow: auto; }
    .keys { font-size: .85rem; }
    @media (max-width: 50rem) { body { display: block; height: auto; } }
    """
}
