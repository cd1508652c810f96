import SwiftUI
import Testing

@MainActor struct AutoLayoutTests {
  /// A box with an intrinsic size.
  private final class Box: UIView {
    var own: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ boxes: UIView...) { boxes.forEach(root.addSubview) }

  /// A view whose layout asks for itself, as rounded buttons and tables that size themselves do.
  private final class Asking: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      layoutIfNeeded()
    }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: 30, height: 20)
    }
  }

  /// A controller with a bar in its margins, and a view whose safe area has a bar.
  private final class Margins: UIViewController {
    let bar = UIView(), outer = UIView(), inner = UIView()

    override func viewDidLoad() {
      view.addSubview(bar)
      view.addSubview(outer)
      outer.addSubview(inner)
      for view in [bar, outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      bar.backgroundColor = .blue
      inner.backgroundColor = .red
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        bar.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        outer.topAnchor.constraint(equalTo: bar.bottomAnchor),
        outer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test func viewsOfControllersHaveTheMarginsOfTheSystemAndOthersTheirSafeAreas() throws {
    let controller = Margins()
    let host = try ViewHost(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    ) { Controlled(controller: controller).ignoresSafeArea() }
    _ = try host.render()
    #expect(controller.bar.frame == CGRect(x: 16, y: 50, width: 168, height: 10))
    #expect(controller.outer.frame == CGRect(x: 0, y: 60, width: 200, height: 340))
    #expect(controller.inner.frame == CGRect(x: 0, y: 0, width: 200, height: 310))
  }

  @Test func aLayoutThatAsksForItselfEnds() {
    let view = Asking()
    view.translatesAutoresizingMaskIntoConstraints = false
    add(view)
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 170, y: 0, width: 30, height: 20))
    view.layouts = 0
    view.layoutIfNeeded()
    #expect((1...2).contains(view.layouts), "its intrinsic size may ask once")
  }

  @Test func edgesAndCentresPlaceAView() {
    let box = Box(40, 20), below = Box(10, 10)
    add(box, below)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      below.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 150, y: 40, width: 40, height: 20))
    #expect(below.frame == CGRect(x: 150, y: 65, width: 21, height: 10))
  }

  @Test func theViewOfLowerHuggingStretchesAndOfLowerResistanceShrinks() {
    func layOut(_ width: CGFloat) -> [CGFloat] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      let first = Box(60, 20), second = Box(50, 20)
      root.addSubview(first)
      root.addSubview(second)
      second.setContentHuggingPriority(.required, for: .horizontal)
      second.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    #expect(layOut(200) == [140, 50])
    #expect(layOut(80) == [20, 50])
  }

  @Test func aViewOfACollectionIsLaidOutAsAnySubviewElsewhere() {
    final class Header: UICollectionReusableView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
    }
    let header = Header(), inner = UIView()
    for view in [header, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    header.addSubview(inner)
    add(header)
    NSLayoutConstraint.activate([
      header.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalTo: header.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 70, y: 0, width: 60, height: 40))
    #expect(inner.frame == CGRect(x: 40, y: 0, width: 20, height: 40))
  }

  /// The layout of the app does not say where the views are, so the first one is at the origin.
  @Test func viewsWithoutAPositionAreAtTheOriginInTheirOrder() {
    let picture = Box(0, 0), label = Box(40, 20), other = Box(10, 10)
    add(picture, label, other)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 150),
      picture.heightAnchor.constraint(equalToConstant: 80),
      label.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -30),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 150, height: 80))
    #expect(label.frame == CGRect(x: 16, y: 30, width: 40, height: 20))
    #expect(other.frame == CGRect(x: 190, y: 0, width: 10, height: 10))
  }

  @Test func anInequalityLimitsAWidth() {
    let box = Box(300, 20)
    add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20 && box.frame.width == 160)
    box.own.width = 30
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test func aDeactivatedConstraintHasNoEffect() {
    let box = Box(40, 20)
    add(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 90)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
    wide.constant = 70
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
  }

  @Test func aContainerIsAsLargeAsItsConstraintsAsk() {
    let label = UILabel()
    label.text = "Several words that need two lines"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    add(card)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      card.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minX == 8 && label.frame.width == 184)
    #expect(label.frame.height > 30 && card.frame.height == label.frame.height + 20)
    let fitting = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == card.frame.size)
  }

  @Test func aStackPlacesItsViews() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    stack.alignment = .center
    let boxes = [Box(30, 10), Box(40, 30)]
    boxes.forEach(stack.addArrangedSubview)
    add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 5, y: 0, width: 80, height: 30))
    #expect(boxes[0].frame == CGRect(x: 0, y: 10, width: 30, height: 10))
    #expect(boxes[1].frame == CGRect(x: 40, y: 0, width: 40, height: 30))
    stack.widthAnchor.constraint(equalToConstant: 150).isActive = true
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [70, 70])
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(boxes[1].frame == CGRect(x: 110, y: 0, width: 40, height: 30))
  }

  @Test func theContentOfAScrollViewFollowsFromItsViews() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let tall = Box(20, 500)
    scroll.addSubview(tall)
    add(scroll)
    NSLayoutConstraint.activate(
      [\UIView.topAnchor, \.bottomAnchor].flatMap {
        [
          scroll[keyPath: $0].constraint(equalTo: root[keyPath: $0]),
          tall[keyPath: $0].constraint(equalTo: scroll[keyPath: $0]),
        ]
      } + [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        tall.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        tall.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        tall.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      ])
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(tall.frame.size == CGSize(width: 200, height: 500))
    #expect(scroll.contentSize == CGSize(width: 200, height: 500))
  }

  @Test func constraintsOfAnotherTreeAreIgnored() {
    let box = Box(40, 20), stranger = Box(10, 10)
    add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: stranger.trailingAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: .infinity),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
  }

  @Test func aBoxWithALeastWidthIsAsWideAsAStackOfCentredLabels() {
    let label = UILabel()
    label.text = "A text that is wider than the least width"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.alignment = .center
    let box = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    root.addSubview(box)
    box.addSubview(stack)
    for view in [box, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.widthAnchor.constraint(
        greaterThanOrEqualToConstant: label.intrinsicContentSize.width * 0.6),
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(box.frame.width - label.intrinsicContentSize.width) < 0.01)
    #expect(abs(label.frame.width - box.frame.width) < 0.01)
  }

  /// A clear button that covers a pill hugs its content less than a label resists compression.
  @Test func aLabelBesideACoveringButtonKeepsItsWidth() {
    let pill = UIView(), label = Box(54, 20), button = UIButton()
    add(pill)
    pill.addSubview(button)
    pill.addSubview(label)
    for view in [pill, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      pill.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      pill.topAnchor.constraint(equalTo: root.topAnchor),
      pill.heightAnchor.constraint(equalToConstant: 35),
      pill.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: pill.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: pill.trailingAnchor),
      button.topAnchor.constraint(equalTo: pill.topAnchor),
      button.bottomAnchor.constraint(equalTo: pill.bottomAnchor),
      label.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 36),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 54)
    #expect(pill.frame.width == 110 && button.frame.width == 110)
  }

  /// Views that only inequalities place are as near as these allow.
  @Test func viewsAboveOneInTheMiddleAreNearIt() {
    let title = Box(50, 10), subtitle = Box(40, 10), box = Box(100, 20)
    add(title, subtitle, box)
    NSLayoutConstraint.activate([
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      box.topAnchor.constraint(greaterThanOrEqualTo: subtitle.bottomAnchor, constant: 4),
      subtitle.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minY == 40)
    #expect(subtitle.frame.maxY == 36 && title.frame.maxY == 23)
  }

  @Test func aViewKeepsItsIntrinsicSizeBesideItsConstraints() {
    let header = Box(10, 144), content = UIView()
    header.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      content.topAnchor.constraint(equalTo: header.topAnchor),
      content.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10, height: 144))
  }
}
