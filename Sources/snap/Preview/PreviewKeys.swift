/// The part of the page's script with its keys and controls, which starts the page.
enum PreviewKeys {
  static let script = #"""
    // Controls

    function undo(view) {
      const script = stepsOf(view);
      if (script.undo.length) script.steps = script.undo.pop();
      change(view);
    }

    const actions = {
      run: () => {
        const script = stepsOf(selected.view);
        script.undo.push(script.steps);
        script.steps = get("script").value.split("\n").filter((line) => line.trim());
        change(selected.view);
      },
      undo: () => { stop(); undo(selected.view); },
      reset: () => {
        stop();
        const script = stepsOf(selected.view);
        script.undo.push(script.steps);
        script.steps = [];
        change(selected.view);
      },
      copyScript: () => copy(stepsOf(selected.view).steps.join("\n") + "\n"),
      copyCommand: () => copy(command(selected, "render")),
      copyTest: () => copy(test(selected)),
    };
    for (const [id, action] of Object.entries(actions)) {
      get(id).addEventListener("click", () => { if (selected) action(); });
    }
    for (const id of ["view", "device", "scheme", "typeSize", "direction", "version", "landscape",
      "statusBar", "zoom", "pixels", "editor"]) {
      get(id).addEventListener("change", list);
    }
    get("bezel").addEventListener("change", () => {
      for (const cell of cells.values()) if (cell.picture) resize(cell);
    });
    for (const id of [...overlays, "inspecting"]) get(id).addEventListener("change", redraw);

    function redraw() {
      for (const cell of cells.values()) {
        if (wantsLayers(cell) && !cell.inspection) cell.wantsInspection = true;
        drawLayers(cell);
      }
      pump();
    }

    // Keys

    const toggles = { g: "frames", s: "safeArea", b: "baselines", a: "order", i: "inspecting" };
    const buttons = { u: "undo", r: "reset", c: "copyScript", p: "play" };

    function move(by) {
      const shown = [...cells.values()].filter((cell) => !cell.figure.hidden);
      if (!shown.length) return;
      const index = shown.indexOf(selected) + by;
      select(shown[(index + shown.length) % shown.length]);
      selected.figure.scrollIntoView({ block: "nearest" });
    }

    function zoom(by) {
      const index = get("zoom").selectedIndex + by;
      if (index < 0 || index >= get("zoom").options.length) return;
      get("zoom").selectedIndex = index;
      list();
    }

    // Keys in a picture act in the view.
    function typeInto(cell, event) {
      const scrolls = { ArrowUp: [0, -40], ArrowDown: [0, 40], ArrowLeft: [-40, 0], ArrowRight: [40, 0] };
      if (scrolls[event.key] && cell.picture?.scroll) {
        scrollBy(cell, ...scrolls[event.key]);
      } else if (event.key.length === 1 || event.key === "Enter" || event.key === "Backspace") {
        const text = { Enter: "\\n", Backspace: "\\b", '"': '\\"', "\\": "\\\\" }[event.key] ?? event.key;
        const script = stepsOf(cell.view);
        const last = script.steps.at(-1)?.match(/^type "(.*)"$/);
        if (last) script.steps[script.steps.length - 1] = `type "${last[1]}${text}"`;
        else { script.undo.push(script.steps.slice()); script.steps.push(...firstStep(cell), `type "${text}"`); }
        change(cell.view);
      } else return;
      event.preventDefault();
    }

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const focus = document.activeElement;
      if (focus?.classList.contains("screen") && selected) {
        if (event.key === "Escape") return focus.blur();
        if (event.key !== "Tab") return typeInto(selected, event);
      }
      if (["INPUT", "SELECT", "TEXTAREA"].includes(focus?.tagName) && focus.type !== "checkbox"
        && focus.type !== "range") return;
      if (toggles[event.key]) get(toggles[event.key]).click();
      else if (buttons[event.key]) get(buttons[event.key]).click();
      else if (event.key === "j") move(1);
      else if (event.key === "k") move(-1);
      else if (event.key === "+") zoom(1);
      else if (event.key === "-") zoom(-1);
      else if (event.key === "m") get("matrix").open = !get("matrix").open;
      else if (event.key === "Enter" && focus === document.body && selected) {
        selected.screenElement.focus();
      } else return;
      event.preventDefault();
    });

    // Start

    function fill(id, list, chosen) {
      get(id).append(...list.map((value) => make("option", { selected: chosen.includes(value) }, `${value}`)));
    }
    fill("device", choices.devices.map((device) => device.name), choices.device);
    fill("typeSize", choices.typeSizes, choices.typeSize);
    fill("version", choices.versions, choices.version);
    for (const option of get("scheme").options) option.selected = choices.scheme.includes(option.value);
    get("direction").options[1].selected = choices.isRightToLeft;
    get("landscape").checked = choices.isLandscape;
    get("statusBar").checked = choices.showsStatusBar;
    get("zoom").value = "0.5";
    connect();
    """#
}
