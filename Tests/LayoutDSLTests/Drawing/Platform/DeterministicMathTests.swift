import Drawing
import Foundation
import Testing

struct DeterministicMathTests {
  /// The distance of a result from the system library's, relative to it.
  private func error(_ own: Double, _ system: Double) -> Double {
    own == system ? 0 : abs(own - system) / max(abs(system), .leastNormalMagnitude)
  }

  /// Two units in the last place of numbers near 1: the own function and the system's.
  private let tolerance = 2 * Double.ulpOfOne

  @Test func logarithmsAgreeWithTheSystemLibrary() {
    var number = 1e-320
    while number < 1e308 {
      #expect(error(deterministicLogarithm(number), log(number)) <= tolerance, "\(number)")
      number *= 1.37
    }
    for step in -1000...1000 {
      let number = 1 + Double(step) * 1e-4
      #expect(error(deterministicLogarithm(number), log(number)) <= tolerance, "\(number)")
    }
  }

  @Test func unusualLogarithms() {
    #expect(deterministicLogarithm(1) == 0)
    #expect(deterministicLogarithm(0) == -.infinity)
    #expect(deterministicLogarithm(-0.0) == -.infinity)
    #expect(deterministicLogarithm(.infinity) == .infinity)
    #expect(deterministicLogarithm(-1).isNaN)
    #expect(deterministicLogarithm(-.infinity).isNaN)
    #expect(deterministicLogarithm(.nan).isNaN)
  }

  @Test func arcTangentsAgreeWithTheSystemLibrary() {
    for step in 0..<7_200 {
      let (sine, cosine) = deterministicSineCosine(Double(step) / 3_600 * .pi)
      for length in [1e-300, 0.37, 1, 844, 1e300] {
        let (y, x) = (sine * length, cosine * length)
        #expect(error(deterministicArcTangent(y, x), atan2(y, x)) <= tolerance, "\(y) \(x)")
      }
    }
  }

  @Test func unusualArcTangents() {
    let values = [
      0, -0.0, 1, -1, 5e-324, -5e-324, 1.7e308, -1.7e308, .infinity, -.infinity, .nan,
    ]
    for y in values {
      for x in values {
        let own = deterministicArcTangent(y, x), system = atan2(y, x)
        #expect(own.isNaN == system.isNaN, "\(y) \(x)")
        guard !own.isNaN else { continue }
        #expect(own.sign == system.sign, "\(y) \(x)")
        #expect(error(own, system) <= tolerance, "\(y) \(x)")
      }
    }
  }

  /// glibc has variants of the other functions for different processors, with different last bits.
  @Test(.enabled(if: !SystemMathImports.nm.isEmpty))
  func librariesImportOnlyExactlyRoundedFunctions() throws {
    let exact: Set = [
      "ceil", "copysign", "fabs", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "ilogb", "ldexp",
      "logb", "lrint", "lround", "modf", "nearbyint", "nextafter", "remainder", "rint", "round",
      "scalbn", "sqrt", "trunc",
    ]
    let imports = try SystemMathImports.byModule()
    #expect(imports.count >= SystemMathImports.modules.count - 1)
    #expect(imports["Drawing"]?.contains("sqrt") == true, "the search finds nothing")
    for (module, names) in imports {
      let others = names.filter { name in
        !exact.contains(name) && !(name.hasSuffix("f") && exact.contains(String(name.dropLast())))
      }
      #expect(others.isEmpty, "\(module) calls \(others.sorted().joined(separator: ", "))")
    }
  }
}

/// The functions of the system's math library that the built modules call.
private enum SystemMathImports {
  static let modules = [
    "CKernels", "CScheduling", "CICU", "ViewClock", "Drawing", "Rasterizer", "Codecs", "Vector",
    "ViewCore", "Controls", "LayoutDSL", "Render", "SnapshotStore", "SnapshotTesting",
    "SnapRuntime", "Combine", "SwiftUI", "Introspect",
  ]

  /// The path of `nm`; empty if it is not installed, or on a system without this library.
  static let nm: String = {
    guard libraryName(of: "sqrt") != nil else { return "" }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/nm" }.first(where: FileManager.default.isExecutableFile) ?? ""
  }()

  static func byModule() throws -> [String: Set<String>] {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var imports: [String: Set<String>] = [:]
    for module in modules {
      let folder = build.appendingPathComponent("\(module).build")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let objects = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        .filter { $0.hasSuffix(".o") }
      guard !objects.isEmpty else { continue }
      let names = Set(try undefinedSymbols(of: objects))
      imports[module] = names.filter { libraryName(of: $0) != nil }
    }
    return imports
  }

  private static func undefinedSymbols(of objects: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: nm)
    process.arguments = ["-u", "-P"] + objects
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
  }

  /// The path of the math library if it defines a symbol.
  private static func libraryName(of symbol: String) -> String? {
    guard let library = dlopen("libm.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let address = dlsym(library, symbol)
    else { return nil }
    var place = Dl_info()
    guard dladdr(address, &place) != 0, let name = place.dli_fname else { return nil }
    let path = String(cString: name)
    return path.contains("libm.so") || path.contains("libm-") ? path : nil
  }
}
