#if os(Linux)
  import Foundation
  import Goldens
  import LayoutDSL
  import Render

  /// A file that belongs to a failure, as XCTest has it on Apple platforms.
  ///
  /// The failure shows a picture whose name begins with `difference`.
  public final class XCTAttachment {
    /// The time for which an attachment is kept.
    public enum Lifetime: Int, Sendable {
      /// Also after a test that passed.
      case keepAlways
      /// Until the test passes.
      case deleteOnSuccess
    }

    /// The name of the file.
    public var name: String?
    /// The time for which the attachment is kept; failures keep all.
    public var lifetime = Lifetime.deleteOnSuccess
    /// Values of the test's own.
    public var userInfo: [AnyHashable: Any]?
    /// The type of the data.
    public let uniformTypeIdentifier: String
    let data: Data

    /// Creates an attachment of data with a type.
    public init(data: Data, uniformTypeIdentifier: String) {
      self.data = data
      self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Creates an attachment of data without a type.
    public convenience init(data: Data) {
      self.init(data: data, uniformTypeIdentifier: "public.data")
    }

    /// Creates an attachment of a text.
    public convenience init(string: String) {
      self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// Creates an attachment of a picture; it is empty if the picture has no pixels.
    public convenience init(image: UIImage) {
      let data = try? Diffing<UIImage>.image.toData(image)
      self.init(data: data ?? Data(), uniformTypeIdentifier: "public.png")
    }
  }

  extension Diffing {
    /// Creates a diffing from its three functions, of which the last returns attachments of XCTest.
    public init(
      toData: @escaping (_ value: Value) -> Data,
      fromData: @escaping (_ data: Data) -> Value,
      diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
      self = .diff(toData: toData, fromData: fromData) { old, new in
        diff(old, new).map { message, attachments in
          (message, attachments.map { .data($0.data, name: $0.name ?? "attachment") })
        }
      }
    }

    /// Compares two values, and returns nil if they match, else a message and attachments of
    /// XCTest.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? {
      { [diffV2] old, new in
        do {
          return try diffV2(old, new).map { message, attachments in
            (message, attachments.map(XCTAttachment.init))
          }
        } catch {
          return ("The values cannot be compared: \(error.reason)", [])
        }
      }
    }
  }

  extension XCTAttachment {
    fileprivate convenience init(_ attachment: DiffAttachment) {
      switch attachment {
      case .data(let data, let name):
        self.init(data: data)
        self.name = name
      }
    }
  }
#endif
