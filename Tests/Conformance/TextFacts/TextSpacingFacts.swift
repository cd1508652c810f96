import LayoutDSL

extension Fact {
  /// The spacing of stacks and labels between a text and its neighbours.
  @FactBuilder static var textSpacing: [Fact] {
    Fact.text("t-mac-vstack-mixed", 200, 200) {
      VStack {
        Text("One").probe("a")
        Text("Two").probe("b")
        Color.red.frame(width: 50, height: 10).probe("box")
        Text("Three").probe("c")
      }
      .recordedFont()
    }
    .gap("a", "b", 0)
    .gap("b", "box", 8.354004)
    .gap("box", "c", 5.135742)

    Fact.text("t-mac-vstack-styles", 200, 300) {
      VStack {
        Text("Hg").font(.largeTitle).probe("l1")
        Text("Hg").probe("b1")
        Text("Hg").font(.largeTitle).probe("l2")
        Color.red.frame(width: 50, height: 10).probe("box")
        Text("Hg").font(.largeTitle).probe("l3")
        Text("Hg").font(.caption2).probe("c")
        Text("Hg").probe("b2")
      }
      .recordedFont()
    }
    .gap("l1", "b1", 0)
    .gap("b1", "l2", 0.5)
    .gap("l2", "box", 21.118164)
    .gap("box", "l3", 12.701172)
    .gap("l3", "c", 0)
    .gap("c", "b2", 0)

    Fact.text("t-ios-layout-texts", nil, nil) {
      VStack {
        Text("One").probe("a")
        Text("Two").probe("b")
      }
    }
    .gap("a", "b", 2)

    Fact.text("t-ios-layout-text-view", nil, nil) {
      VStack {
        Text("Hello").probe("a")
        Color.blue.frame(width: 40, height: 10).probe("b")
      }
    }
    .gap("a", "b", 10.809082)

    Fact.text("t-mac-hstack", 300, 100) {
      HStack {
        Text("One").probe("a")
        Text("Two").probe("b")
        Color.red.frame(width: 10, height: 10).probe("box")
        Text("Three").probe("c")
      }
      .recordedFont()
    }
    .vertical("a", 42, 16)
    .vertical("box", 45, 10)
    .beside("a", "b", 8)
    .beside("b", "box", 8)
    .beside("box", "c", 8)

    Fact.text("t-mac-baseline-first", 300, 41) {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle).probe("a")
        Text("small").recordedFont().probe("b")
        Color.red.frame(width: 10, height: 10).probe("box")
      }
    }
    .vertical("a", 0, 41)
    .vertical("b", 20, 16)
    .vertical("box", 22.5, 10)

    Fact.text("t-mac-baseline-last", 300, 41) {
      HStack(alignment: .lastTextBaseline) {
        Text("Big").font(.largeTitle).probe("a")
        Text("small").recordedFont().probe("b")
      }
    }
    .vertical("a", 0, 41)
    .vertical("b", 20, 16)

    Fact.text("t-mac-label-custom", nil, nil) {
      Label {
        Text("Title").probe("t")
      } icon: {
        Circle().fill(Color.red).frame(width: 12, height: 12).probe("i")
      }
      .probe("l")
      .recordedFont()
    }
    .vertical("l", 0, 16)
    .vertical("t", 0, 16)
    .vertical("i", 1.920166, 12)
    .beside("i", "t", 8)

    Fact.text("t-mac-label-tall", nil, nil) {
      Label {
        Text("Hg").probe("t")
      } icon: {
        Color.red.frame(width: 64, height: 40).probe("i")
      }
      .probe("l")
      .recordedFont()
    }
    .vertical("l", 0, 40)
    .vertical("i", 0, 40)
    .vertical("t", 12.079834, 16)
    .beside("i", "t", 8)
  }
}
