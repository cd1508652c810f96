import Foundation

/// The Core ML models in the folders of sources, and the classes that Xcode generates for them.
struct MachineLearningModels {
  private var models: [MachineLearningModel] = []

  /// Reads the models; a file that is not a model has no class.
  init(in folders: [URL]) {
    var known: Set<String> = []
    for folder in folders {
      for file in ResourceFolders.contents(of: folder) {
        let contents: URL
        switch file.pathExtension {
        case "mlmodel": contents = file
        case "mlpackage": contents = file.appending(path: "Data/com.apple.CoreML/model.mlmodel")
        default: continue
        }
        let name = file.deletingPathExtension().lastPathComponent
        if let data = try? Data(contentsOf: contents, options: .mappedIfSafe),
          let model = MachineLearningModel(name: name, contents: data),
          known.insert(model.name).inserted
        {
          models.append(model)
        }
      }
    }
  }

  /// Returns the classes of the models that the sources use and do not declare; nil if there are
  /// none.
  func source(beside sources: [SourceFile]) -> String? {
    guard !models.isEmpty else { return nil }
    let texts = sources.map { String(decoding: $0.staged, as: UTF8.self) }
    let declaration = #/\b(?:class|struct|typealias)\s+(\w+)/#
    let declared = Set(texts.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    let used = models.filter { model in
      !declared.contains(model.name) && texts.contains { $0.contains(model.name) }
    }
    guard !used.isEmpty else { return nil }
    return (["import CoreML", "import CoreVideo", "import Foundation"] + used.map(\.classes))
      .joined(separator: "\n")
  }
}

extension MachineLearningModel {
  /// The class of the model and those of its inputs and outputs, with Xcode's names.
  fileprivate var classes: String {
    let parameters = inputs.map { "\($0.quotedName): \($0.type)" }.joined(separator: ", ")
    let arguments = inputs.map { "\($0.quotedName): \($0.quotedName)" }.joined(separator: ", ")
    let results = outputs.map { output in
      """
        var \(output.quotedName): \(output.type) {
          provider.featureValue(for: \(output.name.debugDescription))!.\(output.property)
        }
      """
    }
    return """
      class \(name)Input: MLFeatureProvider {
      \(inputs.map { "  var \($0.quotedName): \($0.type)" }.joined(separator: "\n"))
        var featureNames: Set<String> { [\(inputs.map(\.name.debugDescription).joined(separator: ", "))] }
        func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
      \(inputs.map(\.featureCase).joined(separator: "\n"))
          default: nil
          }
        }
        init(\(parameters)) {
      \(inputs.map { "    self.\($0.quotedName) = \($0.quotedName)" }.joined(separator: "\n"))
        }
      }
      class \(name)Output: MLFeatureProvider {
        private let provider: any MLFeatureProvider
      \(results.joined(separator: "\n"))
        var featureNames: Set<String> { provider.featureNames }
        func featureValue(for featureName: String) -> MLFeatureValue? {
          provider.featureValue(for: featureName)
        }
        init(features: any MLFeatureProvider) { provider = features }
      }
      class \(name) {
        let model: MLModel
        class var urlOfModelInThisBundle: URL {
          Bundle.main.bundleURL.appending(path: \("\(name).mlmodelc".debugDescription))
        }
        init(model: MLModel) { self.model = model }
        @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
        convenience init() { try! self.init(contentsOf: Self.urlOfModelInThisBundle) }
        convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
          try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
        }
        convenience init(contentsOf url: URL) throws { self.init(model: try MLModel(contentsOf: url)) }
        convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
          self.init(model: try MLModel(contentsOf: url, configuration: configuration))
        }
        class func load(
          contentsOf url: URL = urlOfModelInThisBundle,
          configuration: MLModelConfiguration = MLModelConfiguration()
        ) async throws -> \(name) {
          \(name)(model: try await MLModel.load(contentsOf: url, configuration: configuration))
        }
        func prediction(input: \(name)Input) throws -> \(name)Output {
          try prediction(input: input, options: MLPredictionOptions())
        }
        func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
          \(name)Output(features: try model.prediction(from: input, options: options))
        }
        func prediction(\(parameters)) throws -> \(name)Output {
          try prediction(input: \(name)Input(\(arguments)))
        }
        func predictions(
          inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> [\(name)Output] {
          try inputs.map { try prediction(input: $0, options: options) }
        }
      }
      """
  }
}

extension MachineLearningModel.Feature {
  fileprivate var quotedName: String { "`\(identifier)`" }

  fileprivate var featureCase: String {
    let value =
      initializer == "dictionary"
      ? "try? MLFeatureValue(dictionary: \(quotedName) as [AnyHashable: NSNumber])"
      : "MLFeatureValue(\(initializer): \(quotedName))"
    return "    case \(name.debugDescription): \(value)"
  }
}
