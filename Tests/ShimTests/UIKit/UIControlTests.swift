import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@MainActor struct UIControlTests {
  private func picture(@ViewBuilder of content: () -> some View) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 160, height: 60), content: content).render()
  }

  @Test func controlsAreDrawnAsThoseOfSwiftUI() throws {
    let control = try picture {
      Shown {
        let control = UISwitch()
        control.isOn = true
        return control
      }
    }
    #expect(
      try control
        == picture { Toggle("", isOn: .constant(true)).labelsHidden().fixedSize() })
    let progress = try picture {
      Shown {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        return view
      }
    }
    #expect(try progress == picture { ProgressView(value: 0.5) })
  }

  @Test func aFilledButtonHasItsColour() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .red
    configuration.title = "Go"
    let picture = try picture {
      Shown { UIButton(configuration: configuration) }.frame(width: 100, height: 40)
    }
    let isRed = (0..<picture.width).map {
      picture[$0, picture.height / 2].red > 200 && picture[$0, picture.height / 2].green < 90
    }
    #expect(isRed.filter(\.self).count > 15)
    #expect(!isRed[1] && !isRed[picture.width - 2])
  }

  @Test func aPageControlShowsTheImagesOfItsPages() throws {
    func pages(_ change: @escaping (UIPageControl) -> Void) throws -> Pixmap {
      try picture {
        Shown {
          let control = UIPageControl()
          control.numberOfPages = 2
          control.currentPageIndicatorTintColor = .red
          control.pageIndicatorTintColor = .red
          change(control)
          return control
        }
      }
    }
    let dots = try pages { _ in }
    let star = UIImage(systemName: "star.fill")
    let current = try pages { $0.preferredCurrentPageIndicatorImage = star }
    #expect(current != dots)
    #expect(try pages { $0.setCurrentPageIndicatorImage(star, forPage: 0) } == current)
    #expect(try pages { $0.setIndicatorImage(star, forPage: 0) } == current)
    #expect(try pages { $0.preferredIndicatorImage = star } != current)
    #expect(try pages { $0.setCurrentPageIndicatorImage(star, forPage: 1) } == dots)
  }

  @Test func theAttributesOfATitleAreTransformed() throws {
    func button(_ change: (inout UIButton.Configuration) -> Void) throws -> Pixmap {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      change(&configuration)
      let button = UIButton(configuration: configuration)
      return try picture { Shown { button }.frame(width: 100, height: 40) }
    }
    let transformed = try button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.foregroundColor = .red
        return attributes
      }
    }
    var red = AttributedString("Go")
    red.foregroundColor = .red
    #expect(try transformed == button { $0.attributedTitle = red })
    #expect(try transformed != button { _ in })
  }

  @Test func actionsArePerformed() {
    var taps: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "a") { taps.append($0.title) })
    button.addAction(UIAction { _ in taps.append("down") }, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(taps == ["a", "down"] && button.currentTitle == "a")
  }

  @Test func textIsEditedByRanges() throws {
    let field = UITextField()
    field.text = "Hello"
    let start = field.beginningOfDocument
    let two = try #require(field.position(from: start, offset: 2))
    field.replace(try #require(field.textRange(from: start, to: two)), withText: "J")
    #expect(field.text == "Jllo")
    field.insertText("!")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "Jll" && field.position(from: start, offset: 9) == nil)
    let view = UITextView()
    view.text = "a 👍 b"
    view.selectedRange = NSRange(location: 2, length: 2)
    #expect(view.text(in: try #require(view.selectedTextRange)) == "👍")
  }

  @Test func changesOfAnimationsAreApplied() {
    let view = UIView()
    var states: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      states.append($0)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    animator.addCompletion { states.append($0 == .end) }
    #expect(view.alpha == 0.5)
    animator.startAnimation()
    #expect(view.alpha == 0 && states == [true, true])
  }

  @Test func menusKeepTheirElements() {
    let menu = UIMenu(
      title: "Sort", options: [.displayInline, .singleSelection],
      children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in }])
    #expect(menu.selectedElements.map(\.title) == ["Name"] && menu.children.count == 2)
    let shorter = menu.replacingChildren([menu.children[1]])
    #expect(shorter.children.count == 1 && shorter.identifier == menu.identifier)
  }

  @Test func constraintsKeepTheirItems() {
    let (outer, inner) = (UIView(), UIView())
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8)
    #expect(constraint.firstItem === inner && constraint.secondItem === outer)
    #expect(constraint.firstAttribute == .leading && constraint.constant == 8)
    outer.addConstraint(constraint)
    #expect(constraint.isActive && outer.constraints == [constraint])
  }

  @Test func aScrollViewShowsItsContentAtTheOffset() throws {
    let picture = try picture {
      Shown {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 160, height: 200)
        let red = UIView(frame: CGRect(x: 0, y: 100, width: 160, height: 20))
        red.backgroundColor = .red
        view.addSubview(red)
        view.contentOffset = CGPoint(x: 0, y: 100)
        return view
      }
    }
    #expect(picture[80, 10].green == 0 && picture[80, 40].green == 255)
  }

  @Test func gestureRecognizersAreKept() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view == nil)
  }

  @Test func safeAreaGuidesHaveTheFrameOfTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
