/// The part of the page's script that shows what is on a screen, and copies what was done.
enum PreviewInspector {
  static let script = #"""
    // Overlays

    const overlays = ["frames", "safeArea", "baselines", "order"];
    let hovered = null;

    const wantsLayers = (cell) =>
      overlays.some((id) => get(id).checked) || cell === hovered?.cell || get("inspecting").checked;

    function box(cell, [[x, y], [width, height]], className, ...children) {
      const [fullWidth, fullHeight] = cell.picture.size;
      const element = make("div", { className }, ...children);
      element.style.left = `${x / fullWidth * 100}%`;
      element.style.top = `${y / fullHeight * 100}%`;
      element.style.width = `${width / fullWidth * 100}%`;
      element.style.height = `${height / fullHeight * 100}%`;
      return element;
    }

    function drawLayers(cell) {
      const data = cell.inspection;
      if (!data || !cell.picture) return cell.layer.replaceChildren();
      const boxes = [];
      const [width, height] = cell.picture.size;
      if (get("frames").checked) {
        for (const node of data.nodes) {
          if (!node.isModifier) boxes.push(box(cell, node.frame, "box"));
          const [[x, y], [nodeWidth]] = node.frame;
          for (const guide of node.guides) {
            boxes.push(box(cell, [[x, y + guide.value], [nodeWidth, 0]], "guide"));
          }
        }
      }
      if (get("safeArea").checked) {
        const { top, leading, bottom, trailing } = cell.picture.safeArea;
        const [left, right] = cell.screen.isRightToLeft ? [trailing, leading] : [leading, trailing];
        boxes.push(box(cell, [[0, 0], [width, top]], "safe"),
          box(cell, [[0, height - bottom], [width, bottom]], "safe"),
          box(cell, [[0, 0], [left, height]], "safe"),
          box(cell, [[width - right, 0], [right, height]], "safe"));
      }
      if (get("baselines").checked) {
        boxes.push(...data.baselines.map((line) =>
          box(cell, [line.start, [line.width, 0]], "baseline")));
      }
      if (get("order").checked) {
        boxes.push(...data.elements.map((element, index) =>
          box(cell, element.frame, "element", make("span", {}, `${index + 1}`))));
      }
      if (hovered?.cell === cell) {
        const node = nodeAt(data.nodes, hovered.point);
        if (node) boxes.push(box(cell, node.frame, "box hovered"));
        showNode(cell, node);
      } else if (cell === selected && get("order").checked) showOrder(cell);
      cell.layer.replaceChildren(...boxes);
    }

    // The deepest view at a point, and of several the last one.
    function nodeAt(nodes, [x, y]) {
      let best = null;
      for (const node of nodes) {
        const [[left, top], [width, height]] = node.frame;
        const isInside = x >= left && y >= top && x < left + width && y < top + height;
        if (isInside && !node.isModifier && (!best || node.depth >= best.depth)) best = node;
      }
      return best;
    }

    function hover(cell, point) {
      if (hovered && hovered.cell !== cell) {
        const old = hovered.cell;
        hovered = null;
        drawLayers(old);
      }
      hovered = point ? { cell, point } : null;
      if (cell.inspection) drawLayers(cell);
      else if (point) { cell.wantsInspection = true; pump(); }
    }

    const round = (value) => typeof value === "number" ? Math.round(value * 100) / 100 : value;

    // The modifiers around a node, the innermost first.
    function modifiers(nodes, node) {
      const found = [];
      let depth = node.depth;
      for (let index = nodes.indexOf(node) - 1; index >= 0; index--) {
        const other = nodes[index];
        if (other.depth !== depth - 1) continue;
        if (!other.isModifier) break;
        found.push(`.${other.kind}(${other.values})`);
        depth = other.depth;
      }
      return found;
    }

    function showNode(cell, node) {
      if (!node) return;
      const [[x, y], [width, height]] = node.frame;
      const proposal = node.proposal.map((value) => value == null ? "ideal" : round(value)).join(" × ");
      get("details").replaceChildren(
        make("h2", {}, node.views.map((view) => `${view.name} / `).join("") + node.kind),
        make("p", {}, `frame ${round(x)}, ${round(y)}, ${round(width)} × ${round(height)}; proposed ${proposal}`),
        make("pre", {}, [node.values, ...modifiers(cell.inspection.nodes, node)].filter(Boolean).join("\n")),
        make("p", {}, node.source ? link(node.source.file, node.source.line) : "no source line"));
    }

    function showStory(answer) {
      get("details").replaceChildren(
        make("h2", {}, "Why the view has this frame"),
        make("pre", {}, (answer.story ?? [answer.problem]).join("\n")));
    }

    // The elements as buttons, which act without a pointer.
    function showOrder(cell) {
      get("details").replaceChildren(make("h2", {}, "Accessibility order"),
        make("ol", {}, ...cell.inspection.elements.map((element) => {
          const [[x, y], [width, height]] = element.frame;
          const button = make("button", { type: "button" }, "Tap");
          button.addEventListener("click", () => {
            act(cell, [`tap ${place([x + width / 2, y + height / 2])}`]);
            play(cell, true);
          });
          return make("li", {}, element.text, " ", button);
        })));
    }

    // Copies

    const swiftPoint = (text) => {
      const [x, y] = text.split(",");
      return `CGPoint(x: ${x}, y: ${y})`;
    };
    const swiftTime = (text) => text.endsWith("ms") ? `${parseFloat(text) / 1000}` : `${parseFloat(text)}`;

    // A step as a call of ViewHost.
    function swift(step) {
      const words = step.match(/"(?:\\.|[^"\\])*"|\S+/g) ?? [];
      const after = (word) => words[words.indexOf(word) + 1];
      const duration = words.includes("in") ? `, duration: ${swiftTime(after("in"))}` : "";
      const name = (word) => word.startsWith('"') ? word : JSON.stringify(word);
      const target = (call) => /^-?[\d.]+,-?[\d.]+$/.test(words[1])
        ? `host.${call}(at: ${swiftPoint(words[1])}` : `try host.${call}(on: ${name(words[1])}`;
      switch (words[0]) {
      case "scroll": return words.length > 2
        ? `host.scroll(${name(words[1])}, to: ${swiftPoint(words[2])})` : `host.scroll(to: ${swiftPoint(words[1])})`;
      case "drag": return `host.drag(from: ${swiftPoint(words[1])}, to: ${swiftPoint(after("to"))}${duration})`;
      case "fling": {
        const [x, y] = after("by").split(",");
        return `host.fling(from: ${swiftPoint(words[1])}, velocity: CGVector(dx: ${x}, dy: ${y}))`;
      }
      case "down": return `host.touchDown(at: ${swiftPoint(words[1])})`;
      case "move": return `host.touchMove(to: ${swiftPoint(words[1])}${duration || ", duration: 0.3"})`;
      case "hold": return `host.advance(by: ${swiftTime(words[1])})`;
      case "up": return "host.touchUp()";
      case "tap": return `${target("tap")})`;
      case "doubletap": return `${target("doubleTap")})`;
      case "longpress": return `${target("longPress")}${words.includes("for") ? `, duration: ${swiftTime(after("for"))}` : ""})`;
      case "pinch": return `host.pinch(at: ${swiftPoint(words[1])}, scale: ${after("by")}${duration})`;
      case "rotate": return `host.rotate(at: ${swiftPoint(words[1])}, by: .degrees(${after("by")})${duration})`;
      case "type": return `try host.type(${name(words.slice(1).join(" ")).replace(/\\b/g, "\\u{8}")})`;
      case "wait":
        return { idle: "host.runUntilIdle()", animations: "host.finishAnimations()" }[words[1]]
          ?? `host.advance(by: ${swiftTime(words[1])})`;
      default: return "";
      }
    }

    const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

    function options(cell) {
      const { device, scheme, typeSize, systemVersion, isRightToLeft, isLandscape,
        showsStatusBar } = cell.screen;
      return [device && `--device ${quoted(device)}`, device && isLandscape && "--landscape",
        scheme !== "light" && `--scheme ${scheme}`, typeSize !== "large" && `--type-size ${typeSize}`,
        systemVersion !== 18 && `--os ${systemVersion}`, isRightToLeft && "--right-to-left",
        showsStatusBar && "--status-bar"]
        .filter(Boolean).join(" ");
    }

    function command(cell, verb) {
      const steps = stepsOf(cell.view).steps;
      const script = steps.length ? `cat > steps.txt <<'END'\n${steps.join("\n")}\nEND\n` : "";
      return script + [`snap ${verb}`, quoted(cell.view.file),
        `${verb === "test" ? "--filter" : "--view"} ${quoted(cell.view.name)}`, options(cell),
        steps.length ? "--script steps.txt" : ""].filter(Boolean).join(" ") + "\n";
    }

    // A test of the view in Swift, or the command that tests a preview, which has no name in Swift.
    function test(cell) {
      if (!cell.view.code) return command(cell, "test");
      const { size: [width, height], scale, safeArea } = cell.picture;
      const { scheme, typeSize, isRightToLeft, systemVersion } = cell.screen;
      const insets = ["top", "leading", "bottom", "trailing"].map((edge) => `${edge}: ${safeArea[edge]}`);
      const settings = [typeSize !== "large" && `  environment.dynamicTypeSize = .${typeSize}\n`,
        isRightToLeft && "  environment.layoutDirection = .rightToLeft\n"].filter(Boolean);
      const environment = settings.length
        ? `  var environment = EnvironmentValues()\n${settings.join("")}` : "";
      const values = [`size: CGSize(width: ${width}, height: ${height})`, `scale: ${scale}`,
        scheme === "dark" && "colorScheme: .dark",
        insets.some((text) => !text.endsWith(" 0")) && `safeAreaInsets: EdgeInsets(${insets.join(", ")})`,
        settings.length && "environment: environment",
        systemVersion >= 26 && "palette: .iOS26"].filter(Boolean).join(",\n    ");
      const words = cell.view.name.replace(/[^A-Za-z0-9]+(.)?/g, (_, letter) => letter?.toUpperCase() ?? "");
      const lines = [...firstStep(cell), ...stepsOf(cell.view).steps].map(swift).filter(Boolean).map((line) => `  ${line}\n`).join("");
      return `@MainActor @Test func look${words}() throws {\n${environment}`
        + `  let host = try ViewHost(\n    ${values}\n  ) {\n    ${cell.view.code}\n  }\n`
        + `${lines}  assertSnapshot(of: host, as: .image)\n}\n`;
    }

    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        get("latency").textContent = "copied";
      } catch {
        get("details").replaceChildren(make("h2", {}, "Copy this"), make("pre", {}, text));
      }
      document.body.dataset.copied = text;
    }
    """#
}
