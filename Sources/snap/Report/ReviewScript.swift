/// The script that the page of `snap review --browser` has besides that of `snap report`: decisions
/// about pictures, which the server performs.
enum ReviewScript {
  static let text = #"""

    // Decisions

    const channel = new WebSocket(`ws://${location.host}/session${location.search}`);
    /// The pictures of the decisions that the server has not answered yet.
    const sent = [];

    const isOpen = (item) => !item.isSent && ["changed", "missing"].includes(item.status);
    const source = (item) => item.id.slice(0, item.id.lastIndexOf("/") + 1);
    const scopes = [
      { name: "this picture", keys: "ar", items: (item) => [item] },
      { name: "all with this cause", keys: "CX",
        items: (item) => run.results.filter((other) => other.cause === item.cause) },
      { name: "all of this source", keys: "FD",
        items: (item) => run.results.filter((other) => source(other) === source(item)) },
      { name: "all in the list", keys: "AR", items: () => state.shown },
    ];

    function decide(scope, place) {
      const item = state.shown[state.index];
      const items = item ? scope.items(item).filter(isOpen) : [];
      if (!items.length || channel.readyState !== WebSocket.OPEN) return;
      for (const each of items) each.isSent = true;
      sent.push(items);
      const decision = ["accepted", "rejected"][place];
      channel.send(JSON.stringify({ ids: items.map((each) => each.id), decision }));
      advance();
    }

    /// Goes to the next picture without a decision, or else to the first one.
    function advance() {
      const next = state.shown.slice(state.index).find(isOpen) ?? state.shown.find(isOpen);
      if (next) state.index = state.shown.indexOf(next);
      list();
    }

    function tell() {
      const count = (status) => run.results.filter((item) => item.status === status).length;
      const open = count("changed") + count("missing");
      get("counts").textContent
        = `${count("accepted")} accepted, ${count("rejected")} rejected, ${open} pending`;
      if (!open) get("decided").textContent = "All pictures are decided. This page can be closed.";
    }

    channel.addEventListener("message", (event) => {
      const answer = JSON.parse(event.data);
      const ids = new Set(answer.ids);
      for (const item of sent.shift()) {
        item.isSent = false;
        if (!ids.has(item.id)) continue;
        item.status = answer.decision;
        item[answer.decision === "accepted" ? "expected" : "actual"] = null;
        item.diff = item.message = null;
      }
      get("decided").textContent = answer.problem ?? "";
      offerStatuses();
      if (!state.shown.some(isOpen) && !run.results.some(isOpen)) get("status").value = "all";
      advance();
      tell();
    });
    channel.addEventListener("close", () => {
      if (run.results.some((item) => ["changed", "missing"].includes(item.status))) {
        get("decided").textContent = "'snap review' has ended; run it again to decide about the rest.";
      }
    });

    for (const scope of scopes) {
      const buttons = ["Accept", "Reject"].map((verb, place) => {
        const button = make("button", { type: "button" }, `${verb} (${scope.keys[place]})`);
        button.setAttribute("aria-label", `${verb} ${scope.name} (${scope.keys[place]})`);
        button.addEventListener("click", () => decide(scope, place));
        return button;
      });
      scope.label = make("span");
      get("decide").append(make("div", { className: "decision" }, scope.label, ...buttons));
      scope.buttons = buttons;
    }
    get("decide").hidden = false;
    get("copy").parentElement.hidden = true;
    get("keys").prepend("a, r: accept, reject · s, p: next, previous · ");

    document.addEventListener("shown", () => {
      const item = state.shown[state.index];
      for (const scope of scopes) {
        const count = item ? scope.items(item).filter(isOpen).length : 0;
        scope.label.textContent = `${scope.name} (${count})`;
        for (const button of scope.buttons) button.disabled = !count;
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
      const scope = scopes.find((each) => each.keys.includes(event.key));
      if (scope) decide(scope, scope.keys.indexOf(event.key));
      else if (event.key === "s") select(state.index + 1);
      else if (event.key === "p") select(state.index - 1);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    tell();
    select(state.index);
    """#
}
