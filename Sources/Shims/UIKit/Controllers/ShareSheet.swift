import Controls
import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The content of a share sheet: what is shared, the apps, and the actions.
struct ShareSheet: View {
  let controller: UIActivityViewController
  private let mark = EvaluationMark()

  init(controller: UIActivityViewController) {
    self.controller = controller
  }

  private typealias Service = (type: UIActivity.ActivityType, title: String, symbol: String)

  private static let apps: [(service: Service, color: UIColor)] = [
    ((.airDrop, "AirDrop", "dot.radiowaves.left.and.right"), .systemBlue),
    ((.message, "Messages", "message.fill"), .systemGreen),
    ((.mail, "Mail", "envelope.fill"), .systemBlue),
    (
      (UIActivity.ActivityType("com.apple.mobilenotes.SharingExtension"), "Notes", "note.text"),
      .systemYellow
    ),
  ]

  var body: some View {
    VStack(spacing: 0) {
      header.padding(16)
      Divider()
      ScrollView {
        VStack(spacing: 16) {
          HStack(alignment: .top, spacing: 16) {
            ForEach(apps.indices, id: \.self) { app(apps[$0].service, apps[$0].color) }
            Spacer(minLength: 0)
          }
          .padding(.horizontal, 16)
          Divider()
          actions.padding(.horizontal, 16)
        }
        .padding(.vertical, 16)
      }
    }
    .background(Color(uiColor: .secondarySystemBackground))
  }

  private var header: some View {
    HStack(spacing: 12) {
      SharedItem(items: controller.activityItems)
      Spacer(minLength: 0)
      Button {
        controller.finish(with: nil, isDone: false)
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title2)
          .foregroundStyle(Color(uiColor: .systemGray2))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: "Close"))
    }
  }

  private var apps: [(service: Service, color: UIColor)] {
    Self.apps.filter { isOffered($0.service.type) }
  }

  private func app(_ service: Service, _ color: UIColor) -> some View {
    Button {
      controller.finish(with: service.type, isDone: true)
    } label: {
      VStack(spacing: 6) {
        Image(systemName: service.symbol).font(.title2).foregroundStyle(.white)
          .frame(width: 60, height: 60)
          .background(Color(uiColor: color), in: .rect(cornerRadius: 14))
        Text(verbatim: service.title).font(.caption)
      }
    }
    .buttonStyle(.plain)
  }

  /// The actions of the app, and those of the system for what is shared.
  private var actions: some View {
    let own = controller.applicationActivities.filter {
      $0.activityType.map(isOffered) != false
        && $0.canPerform(withActivityItems: controller.activityItems)
    }
    let services = services.filter { isOffered($0.type) }
    return VStack(spacing: 0) {
      ForEach(services.indices, id: \.self) { index in
        if index > 0 { Divider().padding(.leading, 16) }
        row(services[index].title, Image(systemName: services[index].symbol)) {
          controller.finish(with: services[index].type, isDone: true)
        }
      }
      ForEach(own.indices, id: \.self) { index in
        Divider().padding(.leading, 16)
        row(own[index].activityTitle ?? "", own[index].activityImage.map { Image(uiImage: $0) }) {
          own[index].prepare(withActivityItems: controller.activityItems)
          own[index].perform()
          controller.finish(with: own[index].activityType, isDone: true)
        }
      }
    }
    .background(Color(uiColor: .tertiarySystemBackground), in: .rect(cornerRadius: 10))
  }

  private var services: [Service] {
    var services: [Service] = [(.copyToPasteboard, "Copy", "doc.on.doc")]
    let items = controller.activityItems
    if items.contains(where: { $0 is UIImage }) {
      services.append((.saveToCameraRoll, "Save Image", "square.and.arrow.down"))
      services.append((.assignToContact, "Assign to Contact", "person.crop.circle"))
    }
    if items.contains(where: { ($0 as? URL)?.isFileURL == false }) {
      services.append((.addToReadingList, "Add to Reading List", "eyeglasses"))
    }
    services.append((.print, "Print", "printer"))
    return services
  }

  private func row(
    _ title: String, _ image: Image?, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      HStack {
        Text(verbatim: title)
        Spacer()
        image
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }

  private func isOffered(_ type: UIActivity.ActivityType) -> Bool {
    controller.excludedActivityTypes?.contains(type) != true
  }
}

/// The picture and the title of what is shared.
private struct SharedItem: View {
  let items: [Any]

  var body: some View {
    let image = items.lazy.compactMap { $0 as? UIImage }.first
    let url = items.lazy.compactMap { $0 as? URL }.first
    let text = items.lazy.compactMap { $0 as? String }.first
    let title = text ?? url.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? "Link" }
    Group {
      if let image {
        Image(uiImage: image).resizable().scaledToFill()
      } else {
        Image(systemName: url == nil ? "text.alignleft" : url?.isFileURL == true ? "doc" : "safari")
          .font(.title3).foregroundStyle(Color(uiColor: .secondaryLabel))
      }
    }
    .frame(width: 40, height: 40)
    .background(Color(uiColor: .systemGray5))
    .clipShape(.rect(cornerRadius: 8))
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: title ?? "\(max(items.count, 1)) Item\(items.count > 1 ? "s" : "")")
        .font(.subheadline.weight(.semibold)).lineLimit(1)
      if text != nil, let url {
        Text(verbatim: url.isFileURL ? url.lastPathComponent : url.host ?? "")
          .font(.footnote).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1)
      }
    }
  }
}
