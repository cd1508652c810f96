import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

private struct Controlled<Content: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Content
  func makeUIViewController(context: Context) -> Content { make() }
  func updateUIViewController(_ controller: Content, context: Context) {}
}

@MainActor struct UIViewContentTests {
  private func picture(
    _ size: CGFloat = 40, @ViewBuilder of content: () -> some View
  ) throws -> Pixmap {
    try ViewHost(size: CGSize(width: size, height: size), content: content).render()
  }

  @Test func aLabelIsDrawnAsAText() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Hi"
      label.font = .systemFont(ofSize: 30)
      label.textColor = .red
      return label
    }
    let text = try picture {
      Text("Hi").font(.system(size: 30)).foregroundStyle(Color(UIColor.red))
    }
    #expect(try picture { Shown { label() }.fixedSize() } == text)
    let size = try ViewHost { Shown { label() } }.size
    #expect(size == (try ViewHost { Text("Hi").font(.system(size: 30)) }.size))
  }

  @Test func changesInPlaceAreShown() throws {
    final class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      override func viewDidLoad() {
        view.addSubview(label)
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [label] _ in
          MainActor.assumeIsolated { label.text = "Hi" }
        }
      }
    }
    func isEmpty(_ picture: Pixmap) -> Bool {
      (0..<1600).allSatisfy { picture[$0 % 40, $0 / 40].red == 255 }
    }
    let host = try ViewHost(size: CGSize(width: 40, height: 40)) { Controlled { Screen() } }
    #expect(isEmpty(try host.render()))
    host.advance(by: 1)
    #expect(!isEmpty(try host.render()))
  }

  @Test func theTintIsThatOfTheSuperview() throws {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = UIView(), inner = Tinted(), own = Tinted()
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    #expect(inner.tintColor == .tintColor && own.tintColor == .green)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(inner.changes == 1 && own.changes == 1)
    own.tintColor = nil
    #expect(own.tintColor == .red)
    let drawn = try picture {
      Shown {
        let view = UIImageView(image: UIImage(systemName: "square.fill"))
        view.contentMode = .scaleToFill
        view.tintColor = .red
        return view
      }
    }
    #expect(drawn[20, 20].red == 255 && drawn[20, 20].blue < 100)
  }

  @Test func anEffectViewWithoutAnEffectDrawsNothing() throws {
    #expect(try picture { Shown { UIVisualEffectView() } } == picture { Color.clear })
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try picture { Shown { UIVisualEffectView(frame: frame) } } == picture { Color.clear })
  }

  @Test func glassIsDrawnBehindTheContent() throws {
    func glass() -> UIVisualEffectView {
      let effect = UIGlassEffect(style: .regular)
      effect.tintColor = .red
      return UIVisualEffectView(effect: effect)
    }
    let drawn = try picture { Shown { glass() }.background(Color.blue) }
    #expect(drawn[20, 20].red > drawn[20, 20].green)
    let plain = try picture { Shown { UIVisualEffectView() }.background(Color.blue) }
    #expect(drawn != plain)
  }

  @Test func aHostingConfigurationDrawsItsView() throws {
    let drawn = try picture {
      Shown { () -> UIView in
        UIHostingConfiguration { Color.red }.margins(.all, 0).makeContentView()
      }
    }
    #expect(drawn[20, 20].red > 200 && drawn[20, 20].green < 100)
  }

  @Test func layersAndSubviewsAreDrawn() throws {
    let drawn = try picture {
      Shown {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.cornerRadius = 20
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.backgroundColor = .blue
        inner.layer.borderWidth = 2
        inner.layer.borderColor = UIColor.green.cgColor
        view.addSubview(inner)
        return view
      }
    }
    #expect(drawn[0, 0].green == 255 && drawn[20, 2].red == 255 && drawn[20, 2].green == 0)
    #expect(drawn[20, 20].blue == 255 && drawn[20, 20].red == 0)
    #expect(drawn[11, 20].green == 255 && drawn[11, 20].blue == 0)
  }

  @Test func aHostingControllerShowsItsView() throws {
    let red = try picture { Color.red }
    #expect(try picture { Controlled { UIHostingController(rootView: Color.red) } } == red)
    let nested = try picture {
      Controlled {
        let stack = UINavigationController(
          rootViewController: UIHostingController(rootView: Color.red))
        stack.isNavigationBarHidden = true
        return stack
      }
    }
    #expect(nested == red)
  }

  @Test func otherContentIsAPlaceholderOfTheSameSize() throws {
    let host = try ViewHost(size: CGSize(width: 90, height: 90)) {
      Controlled { UIDocumentPickerViewController(forOpeningContentTypes: []) }
        .frame(width: 50, height: 30)
    }
    let picture = try host.render()
    #expect(picture[45, 32].red < 250 && picture[45, 20].red == 255 && picture[10, 45].red == 255)
  }

  @Test func aBlurIsAMaterial() throws {
    let material = try picture {
      ZStack {
        Color.red
        Rectangle().fill(.regularMaterial)
      }
    }
    let blur = try picture {
      ZStack {
        Color.red
        Shown { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) }
      }
    }
    #expect(blur == material)
  }
}
