/// The script of the page of `snap preview`.
///
/// The page keeps the steps of each view as a script, and asks for the picture of each screen after
/// those steps. So a reload, a scrubber and an undo all are another script for the same screen.
enum PreviewScript {
  static let text = [core, PreviewPointer.script, PreviewInspector.script, PreviewKeys.script]
    .joined(separator: "\n")

  private static let core = #"""
    "use strict";
    const choices = JSON.parse(document.getElementById("choices").textContent);
    const get = (id) => document.getElementById(id);
    const token = new URLSearchParams(location.search).get("token");
    let state = { build: 0, views: [], problem: null };
    let selected = null;
    // By the name of the view: the steps, and the numbers of steps before each action.
    const scripts = new Map();
    // By key: { key, view, screen, label, figure, picture, isDirty, wantsInspection, inspection }.
    let cells = new Map();

    function make(tag, properties = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(properties)) {
        if (name in element) element[name] = value; else element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }

    function stepsOf(view) {
      if (!scripts.has(view.name)) scripts.set(view.name, { steps: [], undo: [] });
      return scripts.get(view.name);
    }

    // Connection: one request at a time, so that the newest wish is always the next one.

    let socket = null;
    let sent = null;
    let number = 0;

    function connect() {
      socket = new WebSocket(`ws://${location.host}/session?token=${token}`);
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.state) receiveState(message.state); else receiveAnswer(message.answer);
      };
      socket.onclose = () => {
        sent = null;
        socket = null;
        showProblem("'snap preview' has ended; start it again, and open the new address.");
      };
    }

    function send(cell, kind, more = {}) {
      const steps = stepsOf(cell.view).steps.join("\n");
      sent = { cell, kind, steps, ...more };
      socket.send(JSON.stringify({
        number: ++number, kind, view: cell.view.index, screen: cell.screen, script: steps, ...more }));
    }

    function pump() {
      if (!socket || socket.readyState !== WebSocket.OPEN || sent) return;
      const all = [...cells.values()];
      const first = all.filter((cell) => cell === selected).concat(all);
      const dirty = first.find((cell) => cell.isDirty && (cell === selected || !isActing()));
      if (dirty) {
        dirty.isDirty = false;
        return send(dirty, "picture", { sentAt: performance.now() });
      }
      const asked = first.find((cell) => cell.explains);
      if (asked) {
        const point = asked.explains;
        asked.explains = null;
        return send(asked, "explain", { point });
      }
      const inspected = first.find((cell) => cell.wantsInspection && cell.picture);
      if (inspected) {
        inspected.wantsInspection = false;
        send(inspected, "inspect");
      }
    }

    function receiveState(next) {
      const isNew = next.build !== state.build;
      state = next;
      showProblem(next.problem);
      if (isNew) {
        reload = next.isConfirmation ? null : { changed: next.changed, first: null };
        list();
      }
    }

    function showProblem(text) {
      get("problem").hidden = !text;
      get("problem").textContent = text ?? "";
    }

    function receiveAnswer(answer) {
      const { cell, kind, steps } = sent;
      sent = null;
      const isCurrent = answer.build === state.build && cells.get(cell.key) === cell;
      if (isCurrent && kind === "picture") showPicture(cell, answer, steps);
      if (isCurrent && kind === "inspect" && answer.inspection) {
        cell.inspection = answer.inspection;
        drawLayers(cell);
      }
      if (isCurrent && kind === "explain") showStory(answer);
      pump();
    }

    // Pictures

    let reload = null;

    async function showPicture(cell, answer, steps) {
      cell.problem = answer.problem ?? null;
      cell.warnings = answer.warnings;
      if (answer.picture) {
        const picture = answer.picture;
        const isSame = cell.picture?.data === picture.data;
        cell.frameCount = isSame ? (cell.frameCount ?? 0) + 1 : 0;
        cell.picture = picture;
        cell.shownSteps = steps;
        cell.image.src = `data:image/png;base64,${picture.data}`;
        resize(cell);
        cell.inspection = null;
        if (wantsLayers(cell)) cell.wantsInspection = true; else drawLayers(cell);
      }
      describe(cell);
      if (cell === selected) showSelected();
      merge(cell.view);
      if (reload) await measure(cell);
    }

    // The time from the write of a source to pixels in the window.
    async function measure(cell) {
      const current = reload;
      try { await cell.image.decode(); } catch { return; }
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (reload !== current) return;
      const passed = Math.round(Date.now() - current.changed);
      current.first ??= passed;
      const isDone = ![...cells.values()].some((cell) => cell.isDirty);
      const all = isDone && cells.size > 1 ? `, all ${cells.size} after ${passed} ms` : "";
      const parts = state.taking != null ? `literals ${Math.round(state.taking)}`
        : `compile ${Math.round(state.compiling)}, start ${Math.round(state.starting)}`;
      get("latency").textContent = `build ${state.build}: first picture ${current.first} ms after the `
        + `write${all} (${parts}, picture ${Math.round(cell.picture?.milliseconds ?? 0)})`;
      get("latency").dataset.build = state.build;
      get("latency").dataset.milliseconds = current.first;
      if (isDone) reload = null;
    }

    function describe(cell) {
      cell.screenElement.classList.toggle("stale", cell.problem != null);
      const marks = cell.warnings?.length ? ` ⚠ ${cell.warnings.length}` : "";
      cell.mark.textContent = (cell.problem ? ` ${cell.problem}` : "") + marks;
    }

    function resize(cell) {
      const [width, height] = cell.picture.size;
      const zoom = Number(get("zoom").value);
      const style = cell.screenElement.style;
      style.width = `${width * zoom}px`;
      style.height = `${height * zoom}px`;
      const device = choices.devices.find((item) => item.name === cell.screen.device)
        ?? choices.devices.find((item) => item.width === width && item.height === height);
      const isFramed = get("bezel").checked && device != null;
      cell.screenElement.classList.toggle("framed", isFramed);
      style.borderRadius = isFramed ? `${device.cornerRadius * zoom + 10}px` : "0";
    }

    // Equal pictures of a view are shown once, with the names of all their screens.
    function merge(view) {
      const own = [...cells.values()].filter((cell) => cell.view === view);
      if (own.some((cell) => cell.isDirty)) return;
      const groups = new Map();
      for (const cell of own) {
        const key = cell.picture && !cell.problem
          ? `${cell.picture.size} ${cell.picture.data}` : cell.key;
        groups.set(key, [...(groups.get(key) ?? []), cell]);
      }
      for (const group of groups.values()) {
        const shown = group.includes(selected) ? selected : group[0];
        for (const cell of group) cell.figure.hidden = cell !== shown;
        shown.caption.textContent = group.map((cell) => cell.label).join(" = ");
      }
    }

    // The list of views and screens

    const values = (id) => [...get(id).selectedOptions].map((option) => option.value);

    function screens() {
      const zoom = Number(get("zoom").value);
      const sharp = Math.max(1, Math.min(3, Math.ceil(zoom * devicePixelRatio)));
      const scale = Number(get("pixels").value) || sharp;
      const some = (list, standard) => list.length ? list : [standard];
      const list = [];
      for (const device of some(values("device"), ""))
        for (const version of some(values("version"), "18"))
          for (const scheme of some(values("scheme"), "light"))
            for (const direction of some(values("direction"), "ltr"))
              for (const typeSize of some(values("typeSize"), "large"))
                list.push({ device, scheme, typeSize, systemVersion: Number(version), scale,
                  isRightToLeft: direction === "rtl", isLandscape: get("landscape").checked,
                  showsStatusBar: get("statusBar").checked });
      return list;
    }

    function label(screen, all) {
      const parts = [["device", (value) => value || "own device"], ["systemVersion", (value) => `iOS ${value}`],
        ["scheme", String], ["isRightToLeft", (value) => value ? "right to left" : "left to right"],
        ["typeSize", String]];
      return parts.filter(([key]) => new Set(all.map((screen) => screen[key])).size > 1)
        .map(([key, text]) => text(screen[key])).join(", ");
    }

    // The most pictures on the page; more would take seconds for each change.
    const cellLimit = 200;

    function list() {
      const chosen = get("view").value;
      get("view").replaceChildren(make("option", { value: "" }, "all"),
        ...state.views.map((view) => make("option", { value: view.name }, view.name)));
      get("view").value = state.views.some((view) => view.name === chosen) ? chosen : "";
      const all = screens();
      const old = cells;
      const last = selected?.key;
      cells = new Map();
      const sections = [];
      for (const view of state.views) {
        if (get("view").value && view.name !== get("view").value) continue;
        const pictures = make("div", { className: "pictures" });
        if (view.problem) pictures.append(make("p", { className: "mark" }, view.problem));
        else for (const screen of all) {
          if (cells.size === cellLimit) break;
          const { scale, ...kind } = screen;
          const key = JSON.stringify([view.name, kind]);
          const cell = makeCell(key, view, screen, label(screen, all), old.get(key));
          cells.set(key, cell);
          pictures.append(cell.figure);
        }
        sections.push(make("section", { ariaLabel: view.name },
          make("h2", {}, view.name, " ", link(view.file, view.line)), pictures));
      }
      if (state.views.length * all.length > cellLimit) {
        sections.push(make("p", { className: "mark" },
          `Only ${cellLimit} pictures are shown; choose a view or fewer screens.`));
      }
      get("cells").replaceChildren(...sections);
      select(cells.get(last) ?? cells.values().next().value ?? null);
      pump();
    }

    function makeCell(key, view, screen, text, old) {
      const cell = { key, view, screen, label: text, isDirty: true, warnings: old?.warnings };
      cell.image = make("img", { alt: `${view.name} ${text}`, draggable: false });
      cell.layer = make("div", { className: "layer" });
      cell.screenElement = make("div", { className: "screen", tabIndex: 0, role: "application",
        ariaLabel: `${view.name} ${text}` }, cell.image, cell.layer);
      cell.caption = make("span", {}, text);
      cell.mark = make("span", { className: "mark" });
      cell.figure = make("figure", {}, cell.screenElement, make("figcaption", {}, cell.caption, cell.mark));
      // The last picture stays until the new one comes.
      if (old?.picture) {
        cell.picture = old.picture;
        cell.image.src = old.image.src;
        resize(cell);
      }
      follow(cell);
      return cell;
    }

    function select(cell) {
      selected?.figure.classList.remove("selected");
      selected = cell;
      cell?.figure.classList.add("selected");
      showSelected();
    }

    function link(file, line) {
      const path = file.startsWith("/") ? file : `${choices.folder}/${file.replace(/^\.\//, "")}`;
      const scheme = get("editor").value;
      const suffix = scheme.includes("=") ? `&line=${line}` : `:${line}`;
      return make("a", { href: scheme + encodeURI(path) + suffix }, `${file}:${line}`);
    }
    """#
}
