import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@MainActor struct UIControlTests {
  private func picture(@ViewBuilder of content: () -> some View) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 160, height: 60)) {
      ZStack {
        Color.white
        content()
      }
    }
    .render()
  }

  /// A view without a size of its own, in which a view has the frame that it was given.
  private func container(of view: UIView) -> UIView {
    let container = UIView()
    container.addSubview(view)
    return container
  }

  @Test func aButtonWithoutAConfigurationHasTheSizesOfItsKind() {
    let system = UIButton(type: .system), custom = UIButton()
    for button in [system, custom] { button.setTitle("Title", for: .normal) }
    #expect(system.titleLabel?.font.pointSize == 15 && custom.titleLabel?.font.pointSize == 18)
    #expect(system.intrinsicContentSize.height == 30)
    #expect(UIButton().intrinsicContentSize.width == 30)
    #expect(UIButton().intrinsicContentSize.height > 30)
  }

  @Test func theTitleOfAButtonIsAtItsAlignment() throws {
    let button = UIButton(type: .system)
    button.setTitle("III", for: .normal)
    button.contentHorizontalAlignment = .leading
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let picture = try picture { Shown { container(of: button) }.frame(width: 100, height: 40) }
    let columns = (0..<160).filter { x in (10..<50).contains { picture[x, $0].red < 128 } }
    #expect(!columns.isEmpty && columns.allSatisfy { (30..<60).contains($0) })
  }

  @Test func aConfiguredButtonOfIOS26IsACapsule() throws {
    func button() -> some View {
      Shown { UIButton(configuration: .filled()) }.frame(width: 100, height: 40)
    }
    let old = try ViewHost { button() }.render()
    let new = try ViewHost(palette: .iOS26) { button() }.render()
    #expect(old[4, 4].red < 100 && old[50, 20].red < 100)
    #expect(new[4, 4].red > 200 && new[50, 20].red < 100)
  }

  @Test func aPictureShrinksWithItsButton() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 400, height: 400))
    }
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 400, height: 400))
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let picture = try picture {
      Shown { container(of: button) }.frame(width: 20, height: 20).frame(width: 100, height: 60)
    }
    #expect(picture[80, 30].red == 255 && picture[80, 30].green < 100)
    #expect(picture[60, 30].green == 255 && picture[80, 10].green == 255)
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

  /// Shows a control, taps it at a point, and returns how often its actions ran and whether its
  /// picture changed.
  private func tap<Control: UIControl>(
    _ control: Control, at point: CGPoint
  ) throws -> (actions: Int, isOtherPicture: Bool) {
    var actions = 0
    control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
    let host = try ViewHost(size: CGSize(width: 160, height: 60)) { Shown { control } }
    let before = try host.render()
    host.tap(at: point)
    host.runUntilIdle()
    return (actions, try host.render() != before)
  }

  @Test func aFingerChangesTheValueOfAControl() throws {
    let toggle = UISwitch()
    #expect(try tap(toggle, at: CGPoint(x: 80, y: 30)) == (1, true) && toggle.isOn)
    let stepper = UIStepper()
    (stepper.value, stepper.stepValue) = (1, 2)
    #expect(try tap(stepper, at: CGPoint(x: 110, y: 30)).actions == 1 && stepper.value == 3)
    let segments = UISegmentedControl(items: ["One", "Two"])
    var chosen = 0
    segments.insertSegment(
      action: UIAction(title: "Three") { _ in chosen += 1 }, at: 2, animated: false)
    segments.selectedSegmentIndex = 0
    #expect(try tap(segments, at: CGPoint(x: 140, y: 30)) == (1, true))
    #expect(segments.selectedSegmentIndex == 2 && chosen == 1)
  }

  @Test func aDisabledControlTakesNoTouches() throws {
    let toggle = UISwitch()
    toggle.isEnabled = false
    let host = try ViewHost(size: CGSize(width: 160, height: 60)) { Shown { toggle } }
    host.tap(at: CGPoint(x: 80, y: 30))
    #expect(!toggle.isOn)
  }

  @Test func aStepperWraps() throws {
    let stepper = UIStepper()
    (stepper.value, stepper.maximumValue, stepper.wraps) = (5, 5, true)
    stepper.addAction(UIAction { _ in }, for: .valueChanged)
    let host = try ViewHost(size: CGSize(width: 160, height: 60)) { Shown { stepper } }
    host.tap(at: CGPoint(x: 110, y: 30))
    #expect(stepper.value == 0)
    stepper.wraps = false
    host.tap(at: CGPoint(x: 50, y: 30))
    #expect(stepper.value == 0)
  }

  @Test func theRowsOfAPickerAreViewsOrTitles() throws {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var selected: Int?
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int { 3 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let view = view ?? UIView()
        view.backgroundColor = .red
        return view
      }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { selected = row }
    }
    let rows = Rows(), picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    let host = try ViewHost(size: CGSize(width: 160, height: 216)) { Shown { picker } }
    let drawn = try host.render()
    #expect(drawn[80, 108].red > 200 && drawn[80, 108].green < 100)
    host.drag(from: CGPoint(x: 80, y: 130), to: CGPoint(x: 80, y: 98), duration: 0.3)
    host.runUntilIdle()
    #expect(rows.selected == 1 && picker.selectedRow(inComponent: 0) == 1)
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

  @Test func controlsHaveTheRecordedSizes() {
    #expect(UISlider().intrinsicContentSize.height == 34)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 74, height: 26))
    // Both segments are as wide as the longer title.
    let long = UISegmentedControl(items: ["Semester", "Semester"]).intrinsicContentSize
    #expect(UISegmentedControl(items: ["Day", "Semester"]).intrinsicContentSize == long)
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
