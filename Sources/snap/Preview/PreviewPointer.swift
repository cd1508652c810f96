/// The part of the page's script that turns pointers, wheels and scrubbers into steps.
enum PreviewPointer {
  static let script = #"""
    // Steps

    const isActing = () => finger != null || playing != null;
    const seconds = (time) => `${Math.round(time * 1e4) / 1e4}s`;
    const place = ([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

    // The first step of a script: without steps, a picture shows the end of the animations with which
    // the view appears.
    const firstStep = (cell) =>
      !stepsOf(cell.view).steps.length && cell.picture?.time > 0 ? ["wait animations"] : [];

    // Adds steps to the script of a cell's view; an action can be undone as a whole.
    function act(cell, steps, isNewAction = true) {
      const script = stepsOf(cell.view);
      if (isNewAction) script.undo.push(script.steps.slice());
      script.steps.push(...firstStep(cell), ...steps);
      change(cell.view);
    }

    // Replaces the last step if it has the same verb and a value, so that a scrubber leaves one step.
    function scrub(cell, verb, step, isNewAction = true) {
      const script = stepsOf(cell.view);
      if (script.steps.at(-1)?.match(`^${verb} [-0-9]`)) script.steps.pop();
      else if (isNewAction) script.undo.push(script.steps.slice());
      if (verb !== "wait") script.steps.push(...firstStep(cell));
      script.steps.push(step);
      change(cell.view);
    }

    function change(view) {
      for (const cell of cells.values()) if (cell.view === view) cell.isDirty = true;
      if (selected?.view === view) showSelected();
      pump();
    }

    const trailingWait = (steps) => Number(steps.at(-1)?.match(/^wait ([\d.]+)s$/)?.[1] ?? 0);

    // Fingers

    let finger = null;

    function pointOf(cell, event) {
      const box = cell.image.getBoundingClientRect();
      const [width, height] = cell.picture.size;
      return [(event.clientX - box.left) / box.width * width,
        (event.clientY - box.top) / box.height * height];
    }

    function follow(cell) {
      const element = cell.screenElement;
      element.addEventListener("focus", () => { if (selected !== cell) select(cell); });
      element.addEventListener("pointerdown", (event) => {
        if (!cell.picture || event.button !== 0) return;
        element.focus();
        event.preventDefault();
        const point = pointOf(cell, event);
        if (get("inspecting").checked) {
          cell.explains = point;
          return pump();
        }
        stop();
        element.setPointerCapture(event.pointerId);
        finger = { cell, start: point, time: event.timeStamp, last: event.timeStamp, moves: 0 };
        // A quick tap is one step; a longer touch is shown while it lasts.
        finger.timer = setTimeout(() => press(), 150);
      });
      element.addEventListener("pointermove", (event) => {
        if (!cell.picture) return;
        const point = pointOf(cell, event);
        if (finger?.cell !== cell) return hover(cell, point);
        const distance = Math.hypot(point[0] - finger.start[0], point[1] - finger.start[1]);
        if (finger.moves === 0 && distance < 3) return;
        press();
        const passed = Math.max(0.001, (event.timeStamp - finger.last) / 1000);
        finger.last = event.timeStamp;
        finger.moves += 1;
        act(cell, [`move ${place(point)} in ${seconds(passed)}`], false);
      });
      const lift = (event) => {
        if (finger?.cell !== cell) return;
        clearTimeout(finger.timer);
        const passed = (event.timeStamp - finger.last) / 1000;
        if (!finger.isDown) act(cell, [`tap ${place(finger.start)}`]);
        else act(cell, passed > 0.02 ? [`hold ${seconds(passed)}`, "up"] : ["up"], false);
        finger = null;
        play(cell, true);
      };
      element.addEventListener("pointerup", lift);
      element.addEventListener("pointercancel", lift);
      element.addEventListener("pointerleave", () => hover(cell, null));
      element.addEventListener("wheel", (event) => {
        const scroll = cell.picture?.scroll;
        if (!cell.picture || get("inspecting").checked || !(scroll || event.ctrlKey)) return;
        event.preventDefault();
        if (selected !== cell) select(cell);
        // Browsers report a pinch on a touchpad as a wheel with this key.
        if (event.ctrlKey) return pinch(cell, pointOf(cell, event), event.deltaY);
        scrollBy(cell, event.deltaX, event.deltaY);
      }, { passive: false });
    }

    let pinching = null;

    // The events of one pinch become one step, once they pause.
    function pinch(cell, point, delta) {
      if (pinching?.cell !== cell) pinching = { cell, point, delta: 0 };
      pinching.delta += delta;
      clearTimeout(pinching.timer);
      pinching.timer = setTimeout(() => {
        const scale = Math.round(Math.exp(-pinching.delta / 100) * 1000) / 1000;
        pinching = null;
        act(cell, [`pinch ${place(point)} by ${Math.max(0.01, scale)}`]);
        play(cell, true);
      }, 200);
    }

    function press() {
      if (!finger || finger.isDown) return;
      finger.isDown = true;
      clearTimeout(finger.timer);
      act(finger.cell, [`down ${place(finger.start)}`]);
    }

    function scrollBy(cell, x, y) {
      const { offset, end } = cell.picture.scroll;
      const last = stepsOf(cell.view).steps.at(-1)?.match(/^scroll (-?[\d.]+),(-?[\d.]+)$/);
      const from = last ? [Number(last[1]), Number(last[2])] : offset;
      const to = [0, 1].map((axis) =>
        Math.max(0, Math.min(end[axis], from[axis] + [x, y][axis])));
      scrub(cell, "scroll", `scroll ${place(to)}`);
    }

    // Time

    let playing = null;

    // Lets time pass at its own pace; after an action only while the picture changes.
    function play(cell, isBrief) {
      stop();
      const start = performance.now();
      const before = trailingWait(stepsOf(cell.view).steps);
      playing = { cell, isBrief, before, start };
      cell.frameCount = 0;
      get("play").textContent = "Pause (p)";
      requestAnimationFrame(tick);
    }

    function tick() {
      if (!playing) return;
      const { cell, isBrief, before, start } = playing;
      const passed = (performance.now() - start) / 1000;
      if (cells.get(cell.key) !== cell || isBrief && (passed > 5 || passed > 0.4 && cell.frameCount > 8)) {
        return stop();
      }
      // The next frame is asked for when the last one is there.
      if (!sent && !cell.isDirty) scrub(cell, "wait", `wait ${seconds(before + passed)}`, !isBrief);
      requestAnimationFrame(tick);
    }

    function stop() {
      if (!playing) return;
      const { cell } = playing;
      playing = null;
      get("play").textContent = "Play (p)";
      change(cell.view);
    }

    get("play").addEventListener("click", () => {
      if (playing) stop(); else if (selected) play(selected, false);
    });
    get("time").addEventListener("input", () => {
      if (!selected) return;
      stop();
      scrub(selected, "wait", `wait ${seconds(Number(get("time").value))}`);
    });
    get("scroll").addEventListener("input", () => {
      if (!selected?.picture?.scroll) return;
      const value = Number(get("scroll").value);
      const isVertical = selected.picture.scroll.end[1] > 0;
      scrub(selected, "scroll", `scroll ${isVertical ? `0,${value}` : `${value},0`}`);
    });

    function showSelected() {
      get("title").textContent = selected ? `${selected.view.name} ${selected.label}` : "No picture";
      const steps = selected ? stepsOf(selected.view).steps : [];
      if (document.activeElement !== get("script")) get("script").value = steps.join("\n");
      get("time").value = trailingWait(steps);
      get("clock").textContent = `${(selected?.picture?.time ?? 0).toFixed(2)} s`;
      const scroll = selected?.picture?.scroll;
      const axis = scroll?.end[1] > 0 ? 1 : 0;
      get("scroll").disabled = !scroll;
      get("scroll").max = scroll ? Math.max(0, scroll.end[axis]) : 0;
      get("scroll").value = scroll?.offset[axis] ?? 0;
      get("offset").textContent = scroll ? scroll.offset.map((value) => Math.round(value)).join(", ") : "";
      get("warnings").replaceChildren(
        ...(selected?.warnings ?? []).map((text) => make("li", {}, text)),
        ...(selected?.problem ? [make("li", {}, selected.problem)] : []));
    }
    """#
}
