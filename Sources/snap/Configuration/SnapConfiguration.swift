import ArgumentParser
import Drawing
import Foundation
import Render
import SnapRuntime
import Goldens

/// The settings of a project for `snap`, in the file `snap.yml` of the folder of a command.
///
/// An option of the command line takes precedence over the setting of its name.
struct SnapConfiguration {
  static let fileName = "snap.yml"

  /// The sources; paths are relative to the folder of the file.
  var paths: [String] = []
  var platform: Platform?
  var swiftVersion: LanguageMode?
  var artifacts: String?
  // The others are settings of `snap test`.
  var goldens: String?
  var record: RecordMode?
  var precision: Float?
  var perceptualPrecision: Float?
  var devices: [Device] = []
  var sizes: [CGSize] = []
  var scale: Double?
  var schemes: [ScreenSettings.Scheme] = []
  var typeSizes: [ScreenSettings.TypeSize] = []
  var locales: [String] = []
  var os: [Int] = []
  var timeZone: String?

  /// Reads the file of the current folder; without one, nothing is set.
  static func current() throws -> SnapConfiguration {
    let file = URL.currentDirectory().appendingPathComponent(fileName)
    // A link to nothing is a mistake, not the lack of settings.
    guard (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil else {
      _ = noteFileAbove
      return SnapConfiguration()
    }
    do {
      return try SnapConfiguration(InputFile.data(at: file, limit: .text))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unreadable(path: fileName, reason: error.reason)
    }
  }

  /// Prints a note, once, if a folder above, up to the one of the repository, has the file.
  private static let noteFileAbove: Void = {
    var folder = URL.currentDirectory().standardizedFileURL
    var path = fileName
    let exists = { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    while folder.path != "/", !exists(".git") {
      folder = folder.deletingLastPathComponent()
      path = "../" + path
      if exists(fileName) {
        return Terminal.printError("note: \(path) is not used here; run snap in its folder")
      }
    }
  }()

  init() {}

  /// Reads the text of a file.
  init(_ data: Data) throws {
    let document: YAMLNode?
    do throws(YAMLError) {
      document = try YAMLNode.document(in: data)
    } catch {
      throw Self.failure(error.message, line: error.line, column: error.column)
    }
    guard let document else { return }
    if case .null = document.content { return }
    guard case .map(let entries) = document.content else {
      throw Self.failure("write settings, as in 'paths: Sources'", at: document)
    }
    var known: Set<String> = []
    for (key, value) in entries {
      guard case .text(let name) = key.content else {
        throw Self.failure("write the name of a setting", at: key)
      }
      guard let setting = Self.settings.first(where: { $0.name == name }) else {
        throw Self.failure("there is no setting '\(name.visible)'\(Self.hint(for: name))", at: key)
      }
      guard known.insert(name).inserted else {
        throw Self.failure("'\(name)' is set twice: leave one", at: key)
      }
      try setting.read(value, &self)
    }
  }
}

extension SnapConfiguration {
  private struct Setting {
    var name: String
    var read: (YAMLNode, inout SnapConfiguration) throws -> Void

    /// A setting with one value.
    init<Value>(
      _ name: String, _ property: WritableKeyPath<SnapConfiguration, Value?>,
      _ transform: @escaping (String) throws -> Value
    ) {
      self.name = name
      read = { node, configuration in
        configuration[keyPath: property] = try value(of: node, for: name, transform)
      }
    }

    /// A setting with a list of values, or with one value.
    init<Value>(
      _ name: String, _ property: WritableKeyPath<SnapConfiguration, [Value]>,
      _ transform: @escaping (String) throws -> Value
    ) {
      self.name = name
      read = { node, configuration in
        var nodes = [node]
        if case .list(let elements) = node.content { nodes = elements }
        guard !nodes.isEmpty else { throw failure(noValue(of: name), at: node) }
        var known: Set<String> = []
        configuration[keyPath: property] = try nodes.map { node in
          if case .text(let text) = node.content, !known.insert(text).inserted {
            throw failure("'\(text.visible)' is twice in '\(name)': leave one", at: node)
          }
          return try value(of: node, for: name, transform)
        }
      }
    }
  }

  /// All settings, in the order of the documentation.
  private static var settings: [Setting] {
    [
      Setting("paths", \.paths, notEmpty),
      Setting("platform", \.platform, oneOf),
      Setting("swiftVersion", \.swiftVersion, oneOf),
      Setting("artifacts", \.artifacts, notEmpty),
      Setting("goldens", \.goldens, notEmpty),
      Setting("record", \.record, oneOf),
      Setting("precision", \.precision, share(from:)),
      Setting("perceptualPrecision", \.perceptualPrecision, share(from:)),
      Setting("devices", \.devices, device(named:)),
      Setting("sizes", \.sizes, size(from:)),
      Setting("scale", \.scale, snap.scale(from:)),
      Setting("schemes", \.schemes, oneOf),
      Setting("typeSizes", \.typeSizes, oneOf),
      Setting("locales", \.locales, localeIdentifier(from:)),
      Setting("os", \.os, systemVersion(from:)),
      Setting("timeZone", \.timeZone, timeZoneIdentifier(from:)),
    ]
  }

  static var settingNames: [String] { settings.map(\.name) }

  private static func value<Value>(
    of node: YAMLNode, for name: String, _ transform: (String) throws -> Value
  ) throws -> Value {
    if case .null = node.content {
      throw failure(noValue(of: name), at: node)
    }
    guard case .text(let text) = node.content else {
      throw failure("'\(name)' takes a text or a number here", at: node)
    }
    do {
      return try transform(text)
    } catch let error as ValidationError {
      throw failure("'\(text.visible)' for '\(name)': \(error.message)", at: node)
    }
  }

  /// The setting whose name is the most like a misspelt one, or all names.
  private static func hint(for name: String) -> String {
    let ranked = settingNames.map { setting in
      (changes: setting.lowercased().difference(from: name.lowercased()).count, name: setting)
    }
    guard let nearest = ranked.min(by: { $0.changes < $1.changes }),
      nearest.changes <= max(2, name.count / 2)
    else { return "; there are: \(settingNames.joined(separator: ", "))" }
    return "; did you mean '\(nearest.name)'?"
  }

  private static func noValue(of name: String) -> String {
    "'\(name)' has no value: write one, or leave out the line"
  }

  private static func failure(_ message: String, at node: YAMLNode) -> Failure {
    failure(message, line: node.line, column: node.column)
  }

  private static func failure(_ message: String, line: Int, column: Int) -> Failure {
    .choice("\(fileName):\(line):\(column): \(message)")
  }

  // MARK: Values

  private static func notEmpty(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("write a path") }
    return text
  }

  private static func oneOf<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws -> Value {
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("there are: \(known)")
    }
    return value
  }
}

/// Parses a fraction of pixels, or a similarity, on the command line.
func share(from text: String) throws -> Float {
  guard let share = Float(text), (0...1).contains(share) else {
    throw ValidationError("write a number from 0 to 1")
  }
  return share
}
