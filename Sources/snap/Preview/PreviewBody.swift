/// The elements of the page of `snap preview`.
enum PreviewBody {
  static let text = """
    <header>
    <h1>Previews</h1>
    <label>View <select id="view"></select></label>
    <label>Zoom <select id="zoom"><option value="0.25">25 %</option><option value="0.5">50 %</option>\
    <option value="0.75">75 %</option><option value="1">100 %</option>\
    <option value="2">200 %</option></select></label>
    <label>Pixels <select id="pixels"><option value="">as sharp as the window</option>\
    <option>1</option><option>2</option><option>3</option></select></label>
    <label><input id="bezel" type="checkbox"> Device frame</label>
    <label><input id="inspecting" type="checkbox"> Inspect (i)</label>
    <details id="matrix"><summary>Screens (m)</summary>
    <div class="choices">
    <label>Devices <select id="device" multiple size="6"></select></label>
    <label>Appearance <select id="scheme" multiple size="2"><option>light</option>\
    <option>dark</option></select></label>
    <label>Text size <select id="typeSize" multiple size="6"></select></label>
    <label>Direction <select id="direction" multiple size="2">\
    <option value="ltr">left to right</option><option value="rtl">right to left</option></select></label>
    <label>iOS <select id="version" multiple size="6"></select></label>
    <label><input id="landscape" type="checkbox"> Landscape</label>
    <label><input id="statusBar" type="checkbox"> Status bar</label>
    </div></details>
    </header>
    <pre id="problem" role="alert" hidden></pre>
    <main id="cells" aria-label="Pictures"></main>
    <aside aria-label="Selected picture">
    <h2 id="title">No picture is selected</h2>
    <section id="details" aria-live="polite" aria-label="Layout" tabindex="0">Point at a view, or show \
    the accessibility order.</section>
    <ul id="warnings" aria-label="Warnings"></ul>
    <fieldset><legend>Overlays</legend>
    <label><input id="frames" type="checkbox"> Frames and guides (g)</label>
    <label><input id="safeArea" type="checkbox"> Safe area (s)</label>
    <label><input id="baselines" type="checkbox"> Baselines (b)</label>
    <label><input id="order" type="checkbox"> Accessibility order (a)</label>
    </fieldset>
    <fieldset><legend>Time and scroll</legend>
    <label>Time <input id="time" type="range" min="0" max="10" step="0.0166666667" value="0"></label>
    <output id="clock" for="time">0 s</output>
    <button id="play" type="button">Play (p)</button>
    <label>Scroll <input id="scroll" type="range" min="0" max="0" step="1" value="0" disabled></label>
    <output id="offset" for="scroll"></output>
    </fieldset>
    <fieldset><legend>Actions</legend>
    <label for="script">Script: a tap, drag or key on the picture adds a step</label>
    <textarea id="script" rows="6" spellcheck="false"></textarea>
    <div class="row"><button id="run" type="button">Run the script</button>
    <button id="undo" type="button">Undo (u)</button>
    <button id="reset" type="button">Reset (r)</button></div>
    <div class="row"><button id="copyScript" type="button">Copy script (c)</button>
    <button id="copyCommand" type="button">Copy command</button>
    <button id="copyTest" type="button">Copy test</button></div>
    </fieldset>
    <label>Links open <select id="editor"><option value="vscode://file">VS Code</option>\
    <option value="cursor://file">Cursor</option><option value="zed://file">Zed</option>\
    <option value="xcode://open?file=">Xcode</option><option value="txmt://open?url=file://">TextMate\
    </option></select></label>
    </aside>
    <footer><span id="latency" role="status"></span>
    <span class="keys">j, k: next, previous picture · Enter: into the picture, Escape: out of it ·
    +, −: zoom · in the picture: arrows scroll, letters type</span></footer>
    """
}
