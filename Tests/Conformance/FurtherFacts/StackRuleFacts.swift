import LayoutDSL

extension Fact {
  /// The division and proposal of space in stacks, in cases that the list does not contain.
  @FactBuilder static var stackRules: [Fact] {
    Fact("x-zstack-offers-its-size-to-all", 100, 100) {
      ScrollView {
        ZStack(alignment: .bottom) {
          Color.red.probe("shape")
          Color.blue.frame(width: 20, height: 30).probe("content")
        }
        .probe("stack")
      }
    }
    .frame("stack", 0, 0, 100, 30)
    .frame("shape", 0, 0, 100, 30)
    .frame("content", 40, 0, 20, 30)

    Fact("x-zstack-ideal-size-is-offered", 100, 100) {
      ZStack {
        Color.red.probe("shape")
        Color.blue.frame(width: 40, height: 20).probe("content")
      }
      .fixedSize()
    }
    .frame("shape", 30, 40, 40, 20)
    .frame("content", 30, 40, 40, 20)

    Fact("x-stack-equal-finite-flexibility-keeps-order", 80, 20) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 60).probe("a")
        Color.blue.frame(minWidth: 50, maxWidth: 100).probe("b")
      }
    }
    .frame("a", -5, 0, 40, 20)
    .frame("b", 35, 0, 50, 20)

    Fact("x-stack-of-one-has-priority-of-its-view", 100, 20) {
      HStack(spacing: 0) {
        VStack { Color.red.layoutPriority(1) }.probe("a")
        Color.blue.probe("b")
      }
    }
    .frame("a", 0, 0, 100, 20)
    .frame("b", 100, 0, 0, 20)

    Fact("x-stack-of-list-has-no-priority", 100, 20) {
      HStack(spacing: 0) {
        VStack { ForEach(0..<1) { _ in Color.red.layoutPriority(1) } }.probe("a")
        Color.blue.probe("b")
      }
    }
    .frame("a", 0, 0, 50, 20)
    .frame("b", 50, 0, 50, 20)

    Fact("x-zstack-spacing-of-the-highest", nil, nil) {
      VStack {
        Color.gray.frame(width: 10, height: 10).probe("a")
        ZStack {
          Text("One")
          Color.red.frame(width: 10, height: 10).layoutPriority(1)
        }
        .probe("z")
        Color.gray.frame(width: 10, height: 10).probe("b")
      }
    }
    .gap("a", "z", 8)
    .gap("z", "b", 8)
  }
}
