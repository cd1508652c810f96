/// The script of the page of `snap report` and `snap review --browser`.
enum ReportScript {
  static let text = #"""
    "use strict";
    const run = JSON.parse(document.getElementById("data").textContent);
    const get = (id) => document.getElementById(id);
    const modes = ["side by side", "slider", "onion skin", "difference", "tree"];
    const state = { shown: [], index: 0, mode: 0 };

    function make(tag, properties = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(properties)) {
        if (name in element && name !== "style") element[name] = value;
        else element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }

    // List

    function chosen() {
      const words = get("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
      const status = get("status").value;
      return run.results.filter((item) => {
        const text = [item.id, item.file, item.cause, item.status].join(" ").toLowerCase();
        const isStatus = status === "all" || item.status === status
          || status === "failures" && ["changed", "missing", "error"].includes(item.status);
        return isStatus && words.every((word) => text.includes(word));
      });
    }

    function list() {
      const current = state.shown[state.index]?.id;
      const key = get("group").value;
      const groups = new Map();
      for (const item of chosen()) {
        const name = (key === "cause" ? item.cause : item[key]) ?? item.status;
        if (!groups.has(name)) groups.set(name, []);
        groups.get(name).push(item);
      }
      const sorted = [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
      state.shown = sorted.flatMap(([, items]) => items);
      state.index = Math.max(0, state.shown.findIndex((item) => item.id === current));
      const elements = [];
      let number = 0;
      for (const [name, items] of sorted) {
        elements.push(make("h3", {}, `${name} (${items.length})`));
        for (const item of items) {
          const place = number++;
          const button = make("button", { type: "button", className: item.status }, item.id);
          button.addEventListener("click", () => select(place));
          elements.push(button);
        }
      }
      if (!elements.length) elements.push(make("p", {}, "No picture fits the filter."));
      get("list").replaceChildren(...elements);
      select(state.index);
    }

    function select(index) {
      state.index = Math.min(Math.max(index, 0), Math.max(state.shown.length - 1, 0));
      const buttons = get("list").querySelectorAll("button");
      buttons.forEach((button, place) => {
        button.setAttribute("aria-current", place === state.index);
      });
      buttons[state.index]?.scrollIntoView({ block: "nearest" });
      show();
    }

    function offerStatuses() {
      const current = get("status").value || "failures";
      const statuses = ["failures", "all", ...new Set(run.results.map((item) => item.status))];
      get("status").replaceChildren(...statuses.map((name) => make("option", {}, name)));
      get("status").value = statuses.includes(current) ? current : "all";
    }

    // Picture

    function picture(source, label) {
      const image = make("img", { src: source, alt: label });
      const zoom = get("zoom").value;
      const box = make("div", { className: zoom === "fit" ? "picture" : "picture zoomed" }, image);
      if (zoom !== "fit") {
        image.addEventListener("load", () => {
          image.style.width = `${image.naturalWidth * Number(zoom)}px`;
        });
      }
      return box;
    }

    function figure(source, label) {
      if (!source) return make("p", {}, `There is no ${label} picture.`);
      return make("figure", {}, picture(source, label), make("figcaption", {}, label));
    }

    function overlaid(item, style) {
      if (!item.expected || !item.actual) {
        return [figure(item.expected, "expected"), figure(item.actual, "actual")];
      }
      const box = picture(item.expected, "expected");
      const over = picture(item.actual, "actual").firstChild;
      over.classList.add("over");
      style(over);
      box.append(over);
      return [box];
    }

    function nodes(text) {
      return (text ?? "").split("\n").filter((line) => line && !line.startsWith("renderer "))
        .map((line) => {
          // The colours and fonts of a view follow its frame.
          const found = line.match(
            /.*\((-?[\d.]+), (-?[\d.]+), (-?[\d.]+), (-?[\d.]+)\)(?: · .*)?\s*$/);
          return { line, frame: found ? found.slice(1).map(Number) : null };
        });
    }

    function tree(item, part) {
      const source = item[part];
      const all = nodes(item[`${part}Layout`]);
      const others = new Set(nodes(item[part === "actual" ? "expectedLayout" : "actualLayout"])
        .map((node) => node.line));
      const box = source ? picture(source, part) : make("div");
      const frame = make("div", { className: "frame", hidden: true });
      const image = box.querySelector("img");
      const root = all.find((node) => node.frame)?.frame;
      const isChanged = (node) => others.size > 0 && !others.has(node.line);
      // In percent of the picture, which may still change its size.
      const surround = (element, node) => {
        const percent = (value, length) => `${value / length * 100}%`;
        const [x, y, width, height] = node.frame;
        Object.assign(element.style, {
          left: percent(x, root[2]), top: percent(y, root[3]),
          width: percent(width, root[2]), height: percent(height, root[3]) });
      };
      const canMark = (node) => node.frame && image && root && root[2] && root[3];
      if (source) {
        for (const node of all.filter((node) => isChanged(node) && canMark(node))) {
          const element = make("div", { className: "frame changed" });
          surround(element, node);
          box.append(element);
        }
        box.append(frame);
      }
      const lines = all.map((node) => {
        const line = make("div", { tabIndex: 0 }, node.line);
        if (isChanged(node)) line.className = "differs";
        const mark = () => {
          if (!canMark(node)) return;
          surround(frame, node);
          frame.hidden = false;
        };
        line.addEventListener("mouseenter", mark);
        line.addEventListener("focus", mark);
        return line;
      });
      if (!lines.length) lines.push(make("p", {}, `There is no ${part} layout.`));
      return [box, make("div", { className: "tree" }, ...lines)];
    }

    function show() {
      const item = state.shown[state.index];
      for (const [place, button] of [...get("modes").children].entries()) {
        button.setAttribute("aria-selected", place === state.mode);
      }
      get("title").textContent = item ? item.id : "";
      get("place").textContent = item
        ? `${item.status} · ${item.file}:${item.line}${item.cause ? ` · ${item.cause}` : ""}` : "";
      get("message").textContent = item?.message ?? "";
      get("message").hidden = !item?.message;
      const canAccept = item && !run.decides && !run.against && ["changed", "missing"].includes(item.status);
      get("command").textContent = canAccept ? command(item) : "";
      get("copy").hidden = !canAccept;
      document.dispatchEvent(new Event("shown"));
      if (!item) return get("stage").replaceChildren();
      history.replaceState(null, "", `#${encodeURIComponent(item.id)}`);
      const amount = Number(get("amount").value);
      const parts = [
        () => item.status === "accepted" ? [figure(item.actual, "accepted")]
          : item.status === "rejected" ? [figure(item.expected, "kept")]
            : [figure(item.expected, "expected"), figure(item.actual, "actual")],
        () => overlaid(item, (over) => { over.style.clipPath = `inset(0 0 0 ${amount}%)`; }),
        () => overlaid(item, (over) => { over.style.opacity = amount / 100; }),
        () => [figure(item.diff, "difference")],
        () => tree(item, item.actual ? "actual" : "expected"),
      ];
      get("stage").replaceChildren(...parts[state.mode]());
      fit();
    }

    /// Shrinks the pictures until all of them are in the window, but to no less than a third.
    async function fit() {
      const stage = get("stage");
      const images = [...stage.querySelectorAll("img")];
      if (get("zoom").value !== "fit" || !images.length) return;
      await Promise.allSettled(images.map((image) => image.decode()));
      const widths = images.map((image) => image.naturalWidth);
      const isPair = stage.querySelectorAll("figure").length > 1;
      const width = isPair ? widths.reduce((sum, item) => sum + item, 0) : Math.max(...widths);
      const height = Math.max(...images.map((image) => image.naturalHeight));
      const room = (stage.clientWidth - (isPair ? 24 : 4)) / (state.mode === 4 ? 2 : 1);
      const rest = innerHeight - stage.getBoundingClientRect().top - get("stage").parentElement.scrollTop - 40;
      const scale = Math.min(1, room / width, Math.max(rest / height, 1 / 3));
      images.forEach((image, place) => { image.style.width = `${widths[place] * scale}px`; });
    }

    function command(item) {
      return `snap accept '${item.id.replaceAll("'", "'\\''")}'`;
    }

    // Controls

    function setMode(mode) {
      state.mode = mode;
      show();
    }

    function toggleTheme() {
      const root = document.documentElement;
      root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    }

    modes.forEach((name, place) => {
      const button = make("button", { type: "button", role: "tab" }, `${place + 1} ${name}`);
      button.addEventListener("click", () => setMode(place));
      get("modes").append(button);
    });
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    get("counts").textContent = run.summary
      + (run.against ? ` · compared with commit ${run.against.slice(0, 12)}` : "")
      + (run.complete ? "" : " · the run did not finish");
    offerStatuses();
    if (!run.results.some((item) => ["changed", "missing", "error"].includes(item.status))) {
      get("status").value = "all";
    }
    const linked = decodeURIComponent(location.hash.slice(1));
    if (run.results.some((item) => item.id === linked)) get("status").value = "all";
    addEventListener("resize", fit);
    get("theme").addEventListener("click", toggleTheme);
    get("filter").addEventListener("input", list);
    get("status").addEventListener("change", list);
    get("group").addEventListener("change", list);
    get("amount").addEventListener("input", show);
    get("zoom").addEventListener("change", show);
    get("copy").addEventListener("click", () => {
      navigator.clipboard?.writeText(get("command").textContent).catch(() => {});
    });
    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName);
      if (event.key === "Escape") return event.target.blur();
      if (isTyping) return;
      const amount = get("amount");
      switch (event.key) {
        case "j": case "ArrowDown": select(state.index + 1); break;
        case "k": case "ArrowUp": select(state.index - 1); break;
        case "ArrowLeft": amount.value = Number(amount.value) - 5; show(); break;
        case "ArrowRight": amount.value = Number(amount.value) + 5; show(); break;
        case "/": get("filter").focus(); break;
        case "t": toggleTheme(); break;
        case "a": if (!get("copy").hidden) get("copy").click(); break;
        default:
          if (event.key < "1" || event.key > String(modes.length)) return;
          setMode(Number(event.key) - 1);
      }
      event.preventDefault();
    });
    list();
    const place = state.shown.findIndex((item) => item.id === linked);
    if (place >= 0) select(place);
    """#
}
